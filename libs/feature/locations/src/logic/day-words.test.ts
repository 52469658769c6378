import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test.each([
  ['2026-12-25', 'Friday 25 December 2026'],
  ['2027-02-28', 'Sunday 28 February 2027'],
])('%s is %s', (date, words) => {
  expect(dayWords(date)).toBe(words);
});
