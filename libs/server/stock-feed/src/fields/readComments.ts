import { cleanText } from './cleanText.ts';
import { plainText } from './plainText.ts';
import type { Warn } from '../warning.ts';

/** Longer comments are cut. Characters. */
export const LONGEST_COMMENTS = 10_000;

const UNSAFE = /<\s*(?:script|iframe|object|embed|svg|form)\b|\bon[a-z]+\s*=\s*["'\w]|javascript\s*:/i;
const SOLD_SIGN = /\bSOLD\b(?!\s+(?:as|with|by|on|in|new|to)\b)/;
const BEGINS_SOLD = /^\W*sold\b(?!\s+(?:as|with|by|on|in|new)\b)/i;
const BEING_SOLD = /\b(?:deposit taken|under contract|awaiting delivery)\b/i;

/**
 * A dealer's comments as plain text (see `plainText`), at most 10,000 characters. Escape it on output.
 */
export function readComments(value: string | null, warn: Warn): string | null {
  if (value !== null && UNSAFE.test(value)) warn('unsafe_markup', 'dealercomments', value);
  const text = cleanText(value === null ? null : plainText(value), 'dealercomments', warn);
  if (text === null || text.length <= LONGEST_COMMENTS) return text;
  warn('truncated', 'dealercomments', `${text.length} characters`);
  return `${text
    .slice(0, LONGEST_COMMENTS - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

/** Whether the comments say that the car is sold: `*** SOLD ***`, but not `sold with 12 months registration`. */
export function looksSold(comments: string | null): boolean {
  return comments !== null && [SOLD_SIGN, BEGINS_SOLD, BEING_SOLD].some((words) => words.test(comments));
}
