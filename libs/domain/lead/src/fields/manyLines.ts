import { cleanText } from './cleanText.ts';

/**
 * Normalises a multi-line text such as a message: every kind of line end becomes a line feed, control characters except tab are
 * removed, both ends are trimmed.
 *
 * @example manyLines('Hello\r\nthere') // 'Hello\nthere'
 */
export function manyLines(text: string): string {
  return cleanText(text)
    .replace(/\r\n|[\n-\r\u0085\u2028\u2029]/gu, '\n')
    .trim();
}
