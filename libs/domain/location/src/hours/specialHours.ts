import { localDate, readAmount, readDate, readText } from '@forecourt/values';
import { hoursText, isOpenStatus } from './hoursText.ts';

/** Special hours in the formats of the sources: the location by id or as an object, the hours flat or as a pair. */
export type SpecialHoursEntry = {
  name?: string | null;
  date: string;
  status?: string | null;
  location_id?: number | string | null;
  location?: { id?: number | string | null } | number | string | null;
  start_hour?: string | null;
  end_hour?: string | null;
  hours?: { begin?: string | null; end?: string | null } | null;
};

/** One day with special hours. `date` is `YYYY-MM-DD`, the hours are local times or `null`, `text` is for display. */
export type SpecialDay = {
  date: string;
  name: string | null;
  status: 'Open' | 'Closed';
  start_hour: string | null;
  end_hour: string | null;
  text: string;
};

/**
 * The days with special hours of a location, soonest first, from the date of `from` in the time zone (default Brisbane) for
 * `days` days, the first included. An entry without a location applies to all. Of two entries for one date, closed takes
 * precedence, else the first (ruling 110). Entries with an invalid date are left out.
 *
 * @example specialHours([{ date: '2026-12-25', status: 'Closed', location_id: 101 }], { locationId: 101, from: now, days: 60 })[0].text // 'Closed'
 */
export function specialHours(
  entries: readonly SpecialHoursEntry[],
  {
    locationId,
    from,
    days,
    timeZone = 'Australia/Brisbane',
  }: { locationId: number; from: Date; days: number; timeZone?: string },
): SpecialDay[] {
  const first = localDate(from, timeZone);
  const end = addDays(first, days);
  return specialDaysOf(entries, locationId).filter(({ date }) => date >= first && date < end);
}

/** All days with special hours of a location, soonest first. */
export function specialDaysOf(entries: readonly SpecialHoursEntry[], locationId: number): SpecialDay[] {
  const here = entries.filter((entry) => isFor(entry, locationId)).map(readSpecialDay);
  return oneADate(here.filter((day) => day !== null));
}

/** A parsed entry, or `null` for an invalid date. Without a status, an entry with hours is open and one without is closed. */
export function readSpecialDay(entry: SpecialHoursEntry): SpecialDay | null {
  const date = readDate(entry.date);
  if (date === null || date.length < 'YYYY-MM-DD'.length) return null;
  const start = readText(entry.start_hour ?? entry.hours?.begin);
  const end = readText(entry.end_hour ?? entry.hours?.end);
  const said = readText(entry.status);
  const open = said === null ? start !== null && end !== null : isOpenStatus(said);
  const status = open ? 'Open' : 'Closed';
  const text = hoursText({ status, open: start, close: end });
  return { date, name: readText(entry.name), status, start_hour: start, end_hour: end, text };
}

/** One entry per date, in date order; closed takes precedence, else the first. */
export function oneADate(days: readonly SpecialDay[]): SpecialDay[] {
  const byDate = new Map<string, SpecialDay>();
  for (const day of days) {
    const known = byDate.get(day.date);
    if (!known || (known.status === 'Open' && day.status === 'Closed')) byDate.set(day.date, day);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The calendar date a whole number of days later (or earlier, below 0). */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

function isFor(entry: SpecialHoursEntry, locationId: number): boolean {
  const location = typeof entry.location === 'object' ? entry.location?.id : entry.location;
  const id = readAmount(entry.location_id ?? location ?? null);
  return id === null || id === locationId;
}
