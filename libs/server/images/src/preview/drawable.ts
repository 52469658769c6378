/**
 * What a card can write of a text, on one line: Latin letters and common signs. The layout engine neither turns text that runs from right to
 * left nor has letters of every script, so others are dropped, as in PDFs; the title of the link is complete.
 *
 * @param most characters; a longer text ends with an ellipsis.
 * @example drawable('🚗 Škoda\n كامري 2020', 40) // 'Škoda 2020'
 */
export function drawable(text: string, most: number): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ -~\u00a1-\u017f‘’“”–—•…€™]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trimEnd()}…`;
}
