import { localDate } from '@forecourt/vehicle';
import { openSpans } from '../hours/openSpans.ts';
import type { OpeningHour } from '../hours/openingHour.ts';
import { addDays, oneADate, readSpecialDay } from '../hours/specialHours.ts';
import type { SpecialDay, SpecialHoursEntry } from '../hours/specialHours.ts';
import { zonedInstant } from '../hours/zonedInstant.ts';
import { zonedIso } from '../hours/zonedIso.ts';

const MINUTE_MS = 60_000;
const SLOT_MINUTES = 30;
const NOTICE_MS = 120 * MINUTE_MS;

/** How many calendar days appointments are offered for, today included. */
export const APPOINTMENT_DAYS = 14;

/** What `appointmentSlots` reads: when the place is open, its zone, the moment, and what is booked already. */
export type AppointmentInput = {
  hours: readonly OpeningHour[];
  special?: readonly (SpecialHoursEntry | SpecialDay)[];
  timeZone: string;
  now: Date;
  /** The first day that is wanted, `YYYY-MM-DD`; today when it is left out or over. */
  from?: string | null;
  /** How many days are wanted from there; 14 when left out. None lies more than 14 days ahead. */
  days?: number;
  /** Starts of booked appointments: a place takes one shopper at a time. */
  taken?: readonly Date[];
};

/**
 * The free appointments of a place, soonest first: every half hour that fits whole into its opening hours, special hours counted,
 * on the next 14 calendar days and at least two hours ahead, less what is taken. Each is its start in ISO 8601 with the offset of
 * the place's zone. Over a change of clocks the half hours are real ones: none begins at a time that does not exist, and of a
 * time that comes twice the first is offered. Throws a `RangeError` for an unknown zone. (ruling 90)
 *
 * @example appointmentSlots({ hours, timeZone: 'Australia/Brisbane', now })[0] // '2026-11-23T08:30:00+10:00'
 */
export function appointmentSlots(input: AppointmentInput): string[] {
  const { timeZone, now, taken = [] } = input;
  const earliest = now.getTime() + NOTICE_MS;
  const booked = new Set(taken.map((start) => start.getTime()));
  return halfHours(input)
    .filter((start) => start >= earliest && !booked.has(start))
    .map((start) => zonedIso(new Date(start), timeZone));
}

/** The start of every half hour in which the place is open on the wanted days, none overlapping another. */
function halfHours(input: AppointmentInput): number[] {
  const { hours, special = [], timeZone, now, from = null, days = APPOINTMENT_DAYS } = input;
  const specialDays = oneADate(special.map(readSpecialDay).filter((day) => day !== null));
  const today = localDate(now, timeZone);
  const first = from !== null && from > today ? from : today;
  const limit = addDays(today, APPOINTMENT_DAYS);
  const wanted = addDays(first, days);
  const end = wanted < limit ? wanted : limit;
  const starts: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (let date = first; date < end; date = addDays(date, 1))
    for (const { from: opens, to: closes } of openSpans(date, hours, specialDays)) {
      const closing = zonedInstant(date, closes, timeZone).getTime();
      for (let minute = opens; minute + SLOT_MINUTES <= closes; minute += SLOT_MINUTES) {
        const start = zonedInstant(date, minute, timeZone).getTime();
        const over = start + SLOT_MINUTES * MINUTE_MS;
        if (start < free || over > closing) continue;
        starts.push(start);
        free = over;
      }
    }
  return starts;
}
