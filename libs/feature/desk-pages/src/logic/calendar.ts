import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { zonedInstant } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import { dateAfter } from './snooze.ts';

/** Days of the calendar at once. */
const DAYS = 7;

/** An appointment of the calendar. */
export type Appointment = DeskAnswer<typeof deskRoutes.appointments>['appointments'][number];

/** What the calendar shows: it is in the address. */
export interface CalendarView {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Id of a place; empty for all. */
  place: string;
}

/** The calendar of an address: without a day it begins today. */
export function readCalendar(address: URLSearchParams, now: Date, timeZone: string): CalendarView {
  const [from, place] = [address.get('from') ?? '', address.get('place') ?? ''];
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from));
  return { from: valid ? from : localDate(now, timeZone), place: /^\d{1,15}$/.test(place) ? place : '' };
}

/**
 * The query of an address; without a day it is that of today.
 *
 * @example writeCalendar({ from: '2026-11-24', place: '' }) // 'from=2026-11-24'
 */
export const writeCalendar = ({ from, place }: Partial<CalendarView>): string =>
  `${new URLSearchParams({ ...(from && { from }), ...(place && { place }) })}`;

/** The days before or after the ones shown. */
export const turnPage = (view: CalendarView, pages: 1 | -1): CalendarView => ({
  ...view,
  from: dateAfter(view.from, pages * DAYS),
});

/** The time that the call asks for: whole days of the dealership, and one more on each side, because the days shown are those of each place. */
export function calendarQuery({ from, place }: CalendarView, timeZone: string) {
  const midnight = (date: string) => zonedInstant(date, 0, timeZone).toISOString();
  return {
    from: midnight(dateAfter(from, -1)),
    to: midnight(dateAfter(from, DAYS + 1)),
    ...(place !== '' && { location_id: place }),
  };
}

/** The days shown, each with its appointments: the day is that of their place. */
export function daysOf({ from }: CalendarView, appointments: readonly Appointment[]) {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = dateAfter(from, index);
    return {
      date,
      appointments: appointments.filter(
        ({ starts_at, time_zone }) => localDate(new Date(starts_at), time_zone) === date,
      ),
    };
  });
}

/** The lines below the name of an appointment. */
export const aboutAppointment = ({ category, location_name, loan_car, vehicle, phone }: Appointment) =>
  [category, location_name, loan_car && 'With a loan car', vehicle, phone].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
