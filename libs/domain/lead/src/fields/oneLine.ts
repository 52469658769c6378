import { cleanText } from './cleanText.ts';

/**
 * Normalises a text to one line: every run of white space and line ends becomes one space, control characters are removed, both
 * ends are trimmed. It is used for every single-line value (a name in a mail, a subject, an element of ADF), to prevent line
 * injection.
 *
 * @example oneLine('Eve\r\nBcc: x') // 'Eve Bcc: x'
 */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
}
