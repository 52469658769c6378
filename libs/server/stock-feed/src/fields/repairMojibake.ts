const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The characters of the bytes 0x80 to 0x9f, where Windows-1252 differs from ISO-8859-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 decoded as Windows-1252: a lead byte followed by a continuation byte. */
const GARBLED = new RegExp(`[Â-ô][\u0080-\u00bf${HIGH}]`);

/**
 * Repairs UTF-8 text that was decoded as Windows-1252 (`â€“` for a dash), but only if the whole text, as bytes, is valid UTF-8.
 * Any other text is unchanged.
 *
 * @example repairMojibake('Â£0 deposit â€“ donâ€™t miss out') // '£0 deposit – don’t miss out'
 */
export function repairMojibake(text: string): string {
  if (!GARBLED.test(text)) return text;
  const bytes = toBytes(text);
  if (bytes === null) return text;
  try {
    return utf8.decode(bytes);
  } catch {
    return text;
  }
}

function toBytes(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const high = HIGH.indexOf(text.charAt(index));
    if (high >= 0) bytes[index] = 0x80 + high;
    else if (code <= 0xff) bytes[index] = code;
    else return null;
  }
  return bytes;
}
