/**
 * Characters that are removed from every text of a lead, because they hide or reorder other text: control characters and
 * bidirectional marks. Tab and line ends are left to the caller.
 */
const HIDDEN = /(?![\t-\r\u0085])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text that any store can hold and any reader sees as it is: half a character, which a browser may leave where it cut an
 * emoji, becomes U+FFFD.
 */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
