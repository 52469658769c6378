import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars } from './formatDollars.ts';

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [7, '$7'],
    [500, '$500'],
    [1000, '$1,000'],
    [12990, '$12,990'],
    [1234567, '$1,234,567'],
    [18990.5, '$18,990.50'],
    [18990.55, '$18,990.55'],
    [1.005, '$1.01'],
    [0.004, '$0'],
    [-0.004, '$0'],
    [-12.5, '-$12.50'],
    [999.999, '$1,000'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [Number.NEGATIVE_INFINITY, ''],
  ])('[PR-09] prints %d as %j', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  it('[PR-09] prints whole dollars without cents, others with two, and loses nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        const text = formatDollars(cents / 100);
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(text.includes('.')).toBe(cents % 100 !== 0);
        expect(Number(text.replace(/[$,]/g, ''))).toBe(cents / 100);
      }),
    );
  });
});
