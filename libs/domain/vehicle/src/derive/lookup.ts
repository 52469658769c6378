import { readText } from '@forecourt/values';

/**
 * Normalises a text to a key of the look-up tables: no accents, lower case, words separated by one space; `null` if no letter or
 * digit is left.
 *
 * @example lookupKey('Coupé (2D)') // 'coupe 2d'
 */
export function lookupKey(value: unknown): string | null {
  const text = readText(value) ?? '';
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, ' ').trim() || null;
}
