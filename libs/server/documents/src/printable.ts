const LONGEST = 400;

/**
 * Text as the fonts of every PDF reader can print it: Western letters, punctuation and currency signs. What they have no letter
 * for is left out, and so are control characters; a text that is longer than a sheet has room for ends in an ellipsis.
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
