const LONGEST = 400;

/**
 * Text for the standard PDF fonts: Western letters, punctuation and currency signs. Characters without a glyph
 * and control characters are dropped; a text that exceeds `longest` is cut with an ellipsis.
 *
 * @param longest in characters.
 */
export function printable(text: string, longest: number = LONGEST): string {
  const known = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e\xa1-\xff€–—‘’“”•…]/g, '')
    .trim();
  return known.length > longest ? `${known.slice(0, longest - 1).trimEnd()}…` : known;
}
