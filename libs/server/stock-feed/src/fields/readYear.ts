import type { Warn } from '../warning.ts';

const FIRST_CAR = 1_900;

/**
 * Reads a model year. Two digits (`'19`) are completed to the latest year that is not after next year; a year before 1900 or
 * after next year needs review. `thisYear` is the current calendar year.
 */
export function readYear(
  value: string | null,
  thisYear: number,
  warn: Warn,
): { year: number | null; review: boolean } {
  const digits = /^['’]?(\d{4}|\d{2})(?:\.0)?$/.exec((value ?? '').trim())?.[1];
  if (value === null) return { year: null, review: false };
  if (digits === undefined) return (warn('year_out_of_range', 'year', value), { year: null, review: true });
  const year = digits.length === 4 ? Number(digits) : complete(Number(digits), thisYear);
  if (digits.length === 2) warn('year_repaired', 'year', value);
  const possible = year >= FIRST_CAR && year <= thisYear + 1;
  if (!possible) warn('year_out_of_range', 'year', value);
  return { year: possible ? year : null, review: !possible };
}

function complete(lastDigits: number, thisYear: number): number {
  const inThisCentury = Math.floor(thisYear / 100) * 100 + lastDigits;
  return inThisCentury <= thisYear + 1 ? inThisCentury : inThisCentury - 100;
}
