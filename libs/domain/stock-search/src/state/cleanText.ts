const LONE_SURROGATE = /\p{Surrogate}/gu;
const SPACES = /[\s\p{Cc}]+/gu;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A text from a URL made harmless: broken characters replaced, control characters and runs of white space one space, none
 * at the ends, at most `max` UTF-16 units without cutting a character in two. Cleaning a clean text changes nothing.
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
