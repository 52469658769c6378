const special: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ł: 'l',
  Ł: 'l',
  þ: 'th',
  Þ: 'th',
  ħ: 'h',
  Ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'n',
};

/**
 * What a character outside ASCII becomes in a token: Latin letters lose their accents and case, punctuation and
 * spaces are removed (they do not split a word), letters of other scripts are unchanged.
 */
export function foldToAscii(character: string): string {
  const known = special[character];
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.replace(/[^0-9a-zA-Z]/g, '').toLowerCase();
  return /[\p{L}\p{N}]/u.test(character) ? character : '';
}
