import { longDate } from '@forecourt/values';
import { weekdayOf } from './weekdayOf.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * The weekday of a calendar date, `YYYY-MM-DD`; undefined for a text that is not a date.
 *
 * @example weekdayName('2026-12-25') // 'Friday'
 */
export const weekdayName = (date: string): (typeof DAYS)[number] | undefined => DAYS[weekdayOf(date)];

/**
 * A calendar date, `YYYY-MM-DD`, with its weekday; null for a text that is not a date.
 *
 * @example dayWords('2026-12-25') // 'Friday 25 December 2026'
 */
export function dayWords(date: string): string | null {
  const day = weekdayName(date);
  return day === undefined ? null : `${day} ${longDate(date)}`;
}
