import { cleanText } from './cleanText.ts';

/**
 * A text as one line: every run of white space and line ends is one space, control characters are dropped, the ends are trimmed.
 * Whatever stands in a line of its own is put through it (a name in a mail, a subject, an element of ADF), so that
 * nobody can write the line after it.
 *
 * @example oneLine('Eve\r\nBcc: x') // 'Eve Bcc: x'
 */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
}
