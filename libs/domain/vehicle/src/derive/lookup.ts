import { readText } from '../read/readText.ts';

/** A text brought to the form in which the tables are written: no accents, lower case, words parted by one space. */
export function lookupKey(value: unknown): string | null {
  const text = readText(value);
  if (text === null) return null;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
