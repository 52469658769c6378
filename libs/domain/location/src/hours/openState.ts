import { localDate } from '@forecourt/vehicle';
import { isOpenStatus } from './hoursText.ts';
import { minutesOfDay } from './minutesOfDay.ts';
import type { OpeningHour } from './openingHour.ts';
import { addDays, oneADate, readSpecialDay } from './specialHours.ts';
import type { SpecialDay, SpecialHoursEntry } from './specialHours.ts';
import { weekdayOf } from './weekdayOf.ts';
import { zonedInstant } from './zonedInstant.ts';

const MINUTES_A_DAY = 24 * 60;
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
    for (const { from, to } of spansOf(date, hours, specialDays)) {
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

type Span = { from: number; to: number };

function spansOf(date: string, hours: readonly OpeningHour[], specialDays: readonly SpecialDay[]): Span[] {
  const weekday = weekdayOf(date);
  const usual = hours.filter((entry) => entry.weekday === weekday && isOpenStatus(entry.status));
  const usualSpans = usual.flatMap(usualSpan).sort((a, b) => a.from - b.from);
  const day = specialDays.find((candidate) => candidate.date === date);
  if (day === undefined) return usualSpans;
  if (day.status === 'Closed') return [];
  return day.start_hour === null && day.end_hour === null ? usualSpans : span(day.start_hour, day.end_hour);
}

function usualSpan(entry: OpeningHour): Span[] {
  const times = span(entry.open, entry.close);
  if (times.length > 0) return times;
  const [open, close] = (entry.formated_hours ?? '').split(/\s*(?:-|–|\bto\b)\s*/);
  const unsaid = !entry.open && !entry.close;
  return unsaid ? span(open ?? null, close ?? null) : [];
}

function span(open: string | null, close: string | null): Span[] {
  const from = minutesOfDay(open);
  const to = minutesOfDay(close);
  if (from === null || to === null || from === to) return [];
  return [{ from, to: to < from ? to + MINUTES_A_DAY : to }];
}
