const SHOWN_BYTES = 5;
const LONGEST = 8_191;

/**
 * The order of facet values with equal counts as a number: shorter values are lower, then, at equal length, later ones in the
 * alphabet. It uses the first five bytes; for equal numbers `compareValues` decides.
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

/** Shorter values first, in bytes; at equal length the later one in the alphabet. */
export function compareValues(a: string, b: string): number {
  return Buffer.byteLength(a) - Buffer.byteLength(b) || (a < b ? 1 : a > b ? -1 : 0);
}

function isAscii(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 127) return false;
  return true;
}
