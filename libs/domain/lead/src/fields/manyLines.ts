import { cleanText } from './cleanText.ts';

/**
 * A text of several lines, as a message has them: every kind of line end is a line feed, control characters but the tab are
 * dropped, the ends are trimmed.
 *
 * @example manyLines('Hello\r\nthere') // 'Hello\nthere'
 */
export function manyLines(text: string): string {
  return cleanText(text)
    .replace(/\r\n|[\n-\r\u0085\u2028\u2029]/gu, '\n')
    .trim();
}
