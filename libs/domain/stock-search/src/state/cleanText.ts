const LONE_SURROGATE = /\p{Surrogate}/gu;
const SPACES = /[\s\p{Cc}]+/gu;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Sanitises a text from a URL: unpaired surrogates are replaced, control characters and runs of white space become one space, the
 * ends are trimmed, and the length is at most `max` UTF-16 units without splitting a character. It is idempotent.
 *
 * @example cleanText('  land\t rover ', 100) // 'land rover'
 */
export function cleanText(text: string, max: number): string {
  if (text.length <= max && PLAIN.test(text)) return text;
  const clean = text
    .slice(0, max * 4)
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(SPACES, ' ')
    .trim();
  return clean.slice(0, max).replace(LONE_SURROGATE, '').trim();
}
