import { localDate } from '@forecourt/values';
import { MINUTES_A_DAY, openSpans } from './openSpans.ts';
import type { OpeningHour } from './openingHour.ts';
import { addDays, oneADate, readSpecialDay } from './specialHours.ts';
import type { SpecialDay, SpecialHoursEntry } from './specialHours.ts';
import { zonedInstant } from './zonedInstant.ts';

/** How many days ahead to search for an opening: longer than any summer closure, few enough to be fast. */
const DAYS_AHEAD = 62;

/** Whether a location is open. `until` is when it closes, `opensAt` when it opens next; absent if it does not. */
export type OpenState = { open: boolean; until?: Date; opensAt?: Date };

/** Input of `openState`: weekly hours, special hours of this location, time zone and current time. */
export type OpenStateInput = {
  hours: readonly OpeningHour[];
  special?: readonly (SpecialHoursEntry | SpecialDay)[];
  timeZone: string;
  now: Date;
};

/**
 * Whether a location is open at an instant, until when, or when it opens next. The instants are correct over daylight-saving
 * changes. Special hours replace the whole weekday, and closed takes precedence; a special day that is open without times keeps
 * the weekday's hours. Open at the opening minute, closed at the closing one. A closing time before the opening time is after
 * midnight, and adjacent spans are merged. The search covers 62 days; a location that does not close in that time has no `until`.
 * Throws a `RangeError` for an unknown zone.
 *
 * @example openState({ hours, special: [], timeZone: 'Australia/Brisbane', now }) // { open: true, until: 2026-11-21T06:00:00.000Z }
 */
export function openState({ hours, special = [], timeZone, now }: OpenStateInput): OpenState {
  const specialDays = oneADate(special.map(readSpecialDay).filter((day) => day !== null));
  const today = localDate(now, timeZone);
  let until: number | undefined;
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    for (const { from, to } of openSpans(date, hours, specialDays)) {
      const start = zonedInstant(date, from, timeZone).getTime();
      const end = zonedInstant(date, to, timeZone).getTime();
      if (end <= now.getTime() || end <= start) continue;
      if (until !== undefined && start > until) return { open: true, until: new Date(until) };
      if (until === undefined && start > now.getTime()) return { open: false, opensAt: new Date(start) };
      until = Math.max(until ?? end, end);
    }
    if (until !== undefined && until < zonedInstant(date, MINUTES_A_DAY, timeZone).getTime())
      return { open: true, until: new Date(until) };
  }
  return { open: until !== undefined };
}
