import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test.each([
  ['2026-11-20T15:00:00Z', 'Australia/Brisbane', '21 November 2026'],
  ['2026-11-20T13:59:59Z', 'Australia/Brisbane', '20 November 2026'],
  ['2026-12-31T13:00:00Z', 'Australia/Sydney', '1 January 2027'],
  ['2026-12-31T15:59:00Z', 'Australia/Perth', '31 December 2026'],
])('%s is in %s the %s', (instant, zone, words) => {
  expect(longDate(new Date(instant), zone)).toBe(words);
});

test('what is no date, or no zone, is refused', () => {
  expect(() => longDate(new Date('never'), 'Australia/Perth')).toThrow(RangeError);
  expect(() => longDate(new Date(0), 'Australia/Atlantis')).toThrow(RangeError);
});
