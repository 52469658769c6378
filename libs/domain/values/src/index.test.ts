import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  epochMs,
  formatBytes,
  formatNumber,
  localDate,
  longDate,
  readAmount,
  readDate,
  readFlag,
  readNumber,
  readText,
  readTextList,
  slugify,
  truncateText,
  typedAmount,
  typedProblem,
} from './index.ts';

describe('public API of @forecourt/values', () => {
  it('parsers of feed and service values', () => {
    expectTypeOf(readText).toEqualTypeOf<(value: unknown) => string | null>();
    expect(readText(' N/A ')).toBeNull();
    expect(readTextList('Sunroof|Tow bar, heavy')).toEqual(['Sunroof', 'Tow bar, heavy']);
    expectTypeOf(readNumber).toEqualTypeOf<(value: unknown) => number | null>();
    expect(readNumber('$12,990')).toBe(12_990);
    expect(readAmount('-5 km')).toBeNull();
    expectTypeOf(readFlag).toEqualTypeOf<(value: unknown) => boolean | null>();
    expect(readFlag('Yes')).toBe(true);
    expectTypeOf(epochMs).toEqualTypeOf<(value: unknown) => number | null>();
    expect(epochMs(1_794_787_200)).toBe(1_794_787_200_000);
  });

  it('the parser of number fields and its error message', () => {
    expectTypeOf(typedAmount('').problem).toEqualTypeOf<'words' | 'negative' | null>();
    expect(typedAmount('30k')).toEqual({ amount: 30_000, problem: null });
    expect(typedProblem('cheap', '$5,000')).toContain('is not a number');
  });

  it('formatters of dates, numbers and texts', () => {
    expect(localDate(new Date('2026-11-20T15:00:00Z'), 'Australia/Brisbane')).toBe('2026-11-21');
    expect(longDate(readDate('9/2/2027') ?? '')).toBe('9 February 2027');
    expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
    expect(formatBytes(640_200)).toBe('640 KB');
    expect(slugify('Land Rover')).toBe('land-rover');
    expect(truncateText('Full service history', 12)).toBe('Full service…');
  });
});
