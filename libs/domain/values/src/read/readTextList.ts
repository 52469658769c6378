import { readText } from './readText.ts';

/**
 * Reads a list of texts: a list entry by entry, or one text parted at `|`, or at commas where it has no `|`. Blanks and
 * what is no text are dropped; a value of another kind is an empty list.
 *
 * @example readTextList('Sunroof|Tow bar, heavy') // ['Sunroof', 'Tow bar, heavy']
 */
export function readTextList(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(value.includes('|') ? '|' : ',') : value;
  const items: unknown[] = Array.isArray(parts) ? parts : [];
  return items.map(readText).filter((text) => text !== null);
}
