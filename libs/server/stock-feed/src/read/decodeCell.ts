const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** Whether a text of bytes (one character per byte) has any beyond ASCII. */
const BEYOND_ASCII = /[\x80-\xff]/;

/** The bytes that mark a UTF-8 file, as a text of bytes. */
export const BYTE_ORDER_MARK = 'ï»¿';

/**
 * Decodes a cell that was read as one character per byte: as UTF-8, or, where that is not UTF-8, as Windows-1252, which is
 * what a feed with stray accents was written in.
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
