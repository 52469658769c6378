import { describe, expect, it } from 'vitest';
import { longDate } from './longDate.ts';

describe('longDate', () => {
  it.each([
    ['2027-02-09', '9 February 2027'],
    ['2027-12-31', '31 December 2027'],
    ['2027-01', 'January 2027'],
  ])('writes %s as %s', (date, words) => {
    expect(longDate(date)).toBe(words);
  });
});
