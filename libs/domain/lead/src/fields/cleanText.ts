/**
 * What no text of a lead may hold, because it hides or reorders what stands beside it: control characters, and the marks that turn
 * the direction of writing. Tab and line ends are left to the caller.
 */
const HIDDEN = /(?![\t-\r\u0085])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text that any store can hold and any reader sees as it is: half a character, which a browser may leave where it cut an
 * emoji, becomes U+FFFD.
 */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
