import { readText } from '../read/readText.ts';

/**
 * A text brought to the form in which the tables are written: no accents, lower case, words parted by one space; `null`
 * when no letter or digit is left.
 *
 * @example lookupKey('Coupé (2D)') // 'coupe 2d'
 */
export function lookupKey(value: unknown): string | null {
  const text = readText(value) ?? '';
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, ' ').trim() || null;
}
