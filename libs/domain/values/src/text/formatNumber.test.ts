import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [12990, '12,990'],
    [1234567, '1,234,567'],
    [-12990, '-12,990'],
    [2.5, '2.5'],
    [1234.56, '1,234.56'],
    [1.005, '1.01'],
    [8.575, '8.58'],
    [0.004, '0'],
    [-0.004, '0'],
    [0.125, '0.13'],
    [999.995, '1,000'],
    [1e15, '1,000,000,000,000,000'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('[PR-09] writes %d as %j', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('[PR-09] law: the formatted text parses back to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(Number(formatNumber(cents / 100).replaceAll(',', ''))).toBe(cents === 0 ? 0 : cents / 100);
        expect(formatNumber(cents / 100)).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d{1,2})?$/);
      }),
    );
  });
});
