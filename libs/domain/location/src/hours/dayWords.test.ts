import { expect, test } from 'vitest';
import { dayWords } from './dayWords.ts';

test.each([
  ['2026-12-25', 'Friday 25 December 2026'],
  ['2027-02-28', 'Sunday 28 February 2027'],
  ['2026-13-01', null],
  ['soon', null],
])('%s is %s', (date, words) => {
  expect(dayWords(date)).toBe(words);
});
