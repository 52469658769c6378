const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** Matches non-ASCII bytes in a binary string (one character per byte). */
const BEYOND_ASCII = /[\x80-\xff]/;

/** The UTF-8 byte order mark, as a binary string. */
export const BYTE_ORDER_MARK = 'ï»¿';

/**
 * Decodes a cell from a binary string (one character per byte): as UTF-8, or, if that is invalid, as Windows-1252, the usual
 * encoding of feeds with stray accents.
 */
export function decodeCell(bytes: string): { text: string; isUtf8: boolean } {
  if (!BEYOND_ASCII.test(bytes)) return { text: bytes, isUtf8: true };
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return { text: utf8.decode(buffer), isUtf8: true };
  } catch {
    return { text: windows.decode(buffer), isUtf8: false };
  }
}
