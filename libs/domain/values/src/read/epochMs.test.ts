import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from './epochMs.ts';

describe('epochMs', () => {
  it.each([
    [1794787200, 1794787200000],
    [1794787200123, 1794787200123],
    ['1794787200', 1794787200000],
    ['1794787200123', 1794787200123],
    [1794787200.123, 1794787200123],
    [0, 0],
    [1e11, 1e14],
    [1e11 + 1, 1e11 + 1],
    [1e14, 1e14],
    [1e14 + 1, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['2026-11-21T09:00:00+10:00', Date.UTC(2026, 10, 20, 23)],
    ['2026-11-21T09:00:00.250+1000', Date.UTC(2026, 10, 20, 23, 0, 0, 250)],
    ['2026-11-20 23:00:00Z', Date.UTC(2026, 10, 20, 23)],
    ['2026-11-20 23:00:00 +00:00', Date.UTC(2026, 10, 20, 23)],
    [' 2026-11-20T23:00Z ', Date.UTC(2026, 10, 20, 23)],
    ['2026-11-20', Date.UTC(2026, 10, 20)],
    ['2026-13-20', null],
    ['2026-02-31', null],
    ['2026-02-31T09:00:00Z', null],
    ['1969-12-31', null],
    ['2026-11-21T09:00:00', null],
    ['21/11/2026', null],
    ['2026', 2026000],
    ['x2026-11-20', null],
    ['2026-11-20x', null],
    ['yesterday', null],
    ['', null],
    [null, null],
    [undefined, null],
    [new Date(5), 5],
    [new Date(Number.NaN), null],
  ])('reads %j as %j', (value, expected) => {
    expect(epochMs(value)).toBe(expected);
  });

  it('returns one instant for seconds, milliseconds and ISO text', () => {
    const seconds = fc.integer({ min: 100_000_001, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, (value) => {
        expect(epochMs(value)).toBe(value * 1000);
        expect(epochMs(value * 1000)).toBe(value * 1000);
        expect(epochMs(new Date(value * 1000).toISOString())).toBe(value * 1000);
      }),
    );
  });
});
