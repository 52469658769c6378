import { localDate } from '@forecourt/vehicle';
import { MINUTES_A_DAY, openSpans } from './openSpans.ts';
import type { OpeningHour } from './openingHour.ts';
import { addDays, oneADate, readSpecialDay } from './specialHours.ts';
import type { SpecialDay, SpecialHoursEntry } from './specialHours.ts';
import { zonedInstant } from './zonedInstant.ts';

/** How far ahead an opening is looked for: longer than any summer closure, short enough to stay quick. */
const DAYS_AHEAD = 62;

/** Whether a place is open. `until` is when it closes, `opensAt` when it opens next; missing when it never does. */
export type OpenState = { open: boolean; until?: Date; opensAt?: Date };

/** What `openState` reads: the weekly hours, the special hours of this location, its zone, and the moment. */
export type OpenStateInput = {
  hours: readonly OpeningHour[];
  special?: readonly (SpecialHoursEntry | SpecialDay)[];
  timeZone: string;
  now: Date;
};

/**
 * Whether a place is open at a moment, until when, or when it opens next, in instants that are right over daylight-saving
 * changes. Special hours replace the whole weekday, and closed wins; a special day that is open without times keeps the
 * weekday's. Open at the opening minute, closed at the closing one; closing before opening means after midnight, and
 * hours that touch run on. An opening is looked for 62 days ahead; a place that does not close in that time has no
 * `until`. Throws a `RangeError` for an unknown zone.
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
