const LONGEST = 400;

/** The characters of the standard PDF fonts (WinAnsi), without the soft hyphen, which they would print. */
const GLYPH = /^[\x20-\x7e\xa1-\xac\xae-\xff€ŠšŽžŒœŸƒ™‰‹›†‡‚„–—‘’“”•…]$/;
/** Letters and signs without a glyph that do not consist of one with a glyph and marks. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ...([...'ŁłĐđĦħıŦŧ'] as const).map((letter, at): [string, string] => [letter, 'LlDdHhiTt'[at] ?? '']),
  ...[...'\u2010\u2011\u2012\u2212'].map((dash): [string, string] => [dash, '-']),
  ...[...'\u2032\u02bc'].map((mark): [string, string] => [mark, '’']),
  ['\u2033', '”'],
]);

/**
 * Text for the standard PDF fonts: Western letters, punctuation and currency signs. A letter without a glyph is printed without its marks,
 * `Nguyễn` as `Nguyen`; another character without a glyph and control characters are dropped. A text that exceeds `longest` is cut with an
 * ellipsis.
 *
 * @param longest in characters.
 */
export function printable(text: string, longest: number = LONGEST): string {
  const known = Array.from(text.normalize('NFC').replace(/\s+/g, ' '), withGlyphs).join('').trim();
  return known.length > longest ? `${known.slice(0, longest - 1).trimEnd()}…` : known;
}

function withGlyphs(character: string): string {
  if (GLYPH.test(character)) return character;
  const plain = ALIKE.get(character) ?? character.normalize('NFKD');
  return Array.from(plain)
    .filter((part) => GLYPH.test(part))
    .join('');
}
