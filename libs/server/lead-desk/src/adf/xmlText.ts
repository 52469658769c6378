/**
 * Sanitises a text for XML 1.0: drops control characters, lone surrogates and the two non-characters; keeps tabs and line
 * ends. The XML writer does the escaping.
 */
export function xmlText(text: string): string {
  return [...text].filter(isXmlCharacter).join('');
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0x7e) ||
    code === 0x85 ||
    (code >= 0xa0 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    code >= 0x10000
  );
}
