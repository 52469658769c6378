import { localDate } from '@forecourt/values';
import { openSpans } from '../hours/openSpans.ts';
import type { OpeningHour } from '../hours/openingHour.ts';
import { addDays, oneADate, readSpecialDay } from '../hours/specialHours.ts';
import type { SpecialDay, SpecialHoursEntry } from '../hours/specialHours.ts';
import { zonedInstant } from '../hours/zonedInstant.ts';
import { zonedIso } from '../hours/zonedIso.ts';
import type { Workshop } from './workshop.ts';

const MINUTE_MS = 60_000;
/** Length of an appointment, minutes. */
export const APPOINTMENT_MINUTES = 30;
const NOTICE_HOURS = 2;

/** How many calendar days appointments are offered for, today included. */
export const APPOINTMENT_DAYS = 14;

/** Input of `appointmentSlots`: opening hours, time zone, current time and booked appointments. */
export type AppointmentInput = {
  hours: readonly OpeningHour[];
  special?: readonly (SpecialHoursEntry | SpecialDay)[];
  timeZone: string;
  now: Date;
  /** The first day, `YYYY-MM-DD`. Default, and for a day in the past: today. */
  from?: string | null;
  /** The number of days from there. Default 14. No slot lies more than 14 days ahead. */
  days?: number;
  /** Notice and days without drop-offs of a workshop. Default: two hours, and no such days. */
  workshop?: Pick<Workshop, 'noticeHours' | 'closed'> | null;
  /** Starts of half hours that take nobody else. */
  taken?: readonly Date[];
};

/**
 * The free appointments of a location, soonest first: every whole half hour of its opening hours (special hours included) on the
 * next 14 calendar days, at least two hours (at a workshop: its notice) ahead and not taken. Each is its start in ISO 8601 with the offset of the location's
 * zone. On a daylight-saving change no slot begins at a local time that does not exist, and of a repeated local time the first is
 * offered. Throws a `RangeError` for an unknown zone. (ruling 90)
 *
 * @example appointmentSlots({ hours, timeZone: 'Australia/Brisbane', now })[0] // '2026-11-23T08:30:00+10:00'
 */
export function appointmentSlots(input: AppointmentInput): string[] {
  const { timeZone, now, taken = [], workshop = null } = input;
  const earliest = now.getTime() + (workshop?.noticeHours ?? NOTICE_HOURS) * 60 * MINUTE_MS;
  const booked = new Set(taken.map((start) => start.getTime()));
  return halfHours(input)
    .filter((start) => start >= earliest && !booked.has(start))
    .map((start) => zonedIso(new Date(start), timeZone));
}

/** The start of every half hour in which the location is open on the requested days, without overlaps. */
function halfHours(input: AppointmentInput): number[] {
  const { hours, special = [], timeZone, now, from = null, days = APPOINTMENT_DAYS, workshop } = input;
  const specialDays = oneADate(special.map(readSpecialDay).filter((day) => day !== null));
  const today = localDate(now, timeZone);
  const first = from !== null && from > today ? from : today;
  const limit = addDays(today, APPOINTMENT_DAYS);
  const wanted = addDays(first, days);
  const end = wanted < limit ? wanted : limit;
  const starts: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (let date = first; date < end; date = addDays(date, 1)) {
    if (workshop?.closed.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) continue;
    for (const { from: opens, to: closes } of openSpans(date, hours, specialDays)) {
      const closing = zonedInstant(date, closes, timeZone).getTime();
      for (let minute = opens; minute + APPOINTMENT_MINUTES <= closes; minute += APPOINTMENT_MINUTES) {
        const start = zonedInstant(date, minute, timeZone).getTime();
        const over = start + APPOINTMENT_MINUTES * MINUTE_MS;
        if (start < free || over > closing) continue;
        starts.push(start);
        free = over;
      }
    }
  }
  return starts;
}
