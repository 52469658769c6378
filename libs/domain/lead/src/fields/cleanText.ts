/**
 * Characters that are removed from every text of a lead, because they hide or reorder other text: control characters and
 * bidirectional marks. Tab and line ends are left to the caller.
 */
const HIDDEN = /(?![\t-\r\u0085])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text that every database can store: an unpaired surrogate, which a browser may leave when it cuts an emoji, becomes U+FFFD,
 * and hidden characters are removed.
 */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
