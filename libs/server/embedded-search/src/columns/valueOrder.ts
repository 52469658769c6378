const SHOWN_BYTES = 5;
const LONGEST = 8_191;

/**
 * The order of facet values of one count as a number: shorter ones are less, and among those of one length the later
 * ones in the alphabet. Looks at the first five bytes; where two numbers are equal, `compareValues` decides.
 */
export function valueOrder(value: string): number {
  const ascii = isAscii(value);
  const bytes = ascii ? null : Buffer.from(value);
  const length = bytes?.length ?? value.length;
  let start = 0;
  for (let i = 0; i < SHOWN_BYTES; i++) {
    const byte = i < length ? (bytes?.[i] ?? value.charCodeAt(i)) : 0;
    start = start * 256 + byte;
  }
  return Math.min(length, LONGEST) * 2 ** 40 + (2 ** 40 - 1 - start);
}

/** Shorter values first, in bytes; among those of one length the later one in the alphabet. */
export function compareValues(a: string, b: string): number {
  return Buffer.byteLength(a) - Buffer.byteLength(b) || (a < b ? 1 : a > b ? -1 : 0);
}

function isAscii(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 127) return false;
  return true;
}
