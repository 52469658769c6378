import { longDate } from '@forecourt/vehicle';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * A local date with its weekday.
 *
 * @example dayWords('2026-12-25') // 'Friday 25 December 2026'
 */
export function dayWords(date: string): string {
  return `${DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${longDate(date)}`;
}
