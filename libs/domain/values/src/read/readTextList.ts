import { readText } from './readText.ts';

/**
 * Reads a list of texts: an array, or one text that is split at `|`, or at commas if it has no `|`. Blanks and entries that are
 * not texts are dropped; any other value gives an empty list.
 *
 * @example readTextList('Sunroof|Tow bar, heavy') // ['Sunroof', 'Tow bar, heavy']
 */
export function readTextList(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(value.includes('|') ? '|' : ',') : value;
  const items: unknown[] = Array.isArray(parts) ? parts : [];
  return items.map(readText).filter((text) => text !== null);
}
