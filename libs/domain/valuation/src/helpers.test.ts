import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './addDays.ts';
import { NO_FIGURE_TEXT, OWING_FINANCE_TEXT } from './index.ts';
import { quantile } from './quantile.ts';
import { roundOutward } from './roundOutward.ts';

describe('roundOutward', () => {
  it.each([
    [18_240, 20_110, 18_200, 20_200],
    [18_200, 20_200, 18_200, 20_200],
    [18_299.99, 20_100.01, 18_200, 20_200],
  ])('of %d to %d is %d to %d', (min, max, low, high) => {
    expect(roundOutward({ min, max })).toEqual({ min: low, max: high });
  });

  it('contains the exact range, and is at most a step wider on each side', () => {
    const dollars = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(dollars, dollars, (min, max) => {
        const rounded = roundOutward({ min, max });
        expect(rounded.min).toBeLessThanOrEqual(min);
        expect(rounded.max).toBeGreaterThanOrEqual(max);
        expect([min - rounded.min, rounded.max - max].every((gap) => gap <= 100)).toBe(true);
      }),
    );
  });
});

describe('quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 2, 3], 0.5, 2.5],
    [[10, 20], 0.25, 12.5],
    [[7], 0.75, 7],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (numbers, share, expected) => {
    expect(quantile(numbers, share)).toBe(expected);
  });
});

it.each([
  ['2026-11-28', 7, '2026-12-05'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-01-01', -90, '2025-10-03'],
])('addDays of %s and %i is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it('every text for a shopper is whole sentences', () => {
  for (const text of [...Object.values(NO_FIGURE_TEXT), OWING_FINANCE_TEXT])
    expect(text).toMatch(/^[A-Z][^!]+\.$/);
});
