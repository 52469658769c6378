/**
 * The weekday of a calendar date, `YYYY-MM-DD`: 0 is Sunday, as in the opening hours. `NaN` for a text that is not a date.
 *
 * @example weekdayOf('2026-11-21') // 6
 */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
