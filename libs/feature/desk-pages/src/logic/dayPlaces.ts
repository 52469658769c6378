import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { dayText } from './deskTimes.ts';

type Calendar = DeskAnswer<typeof deskRoutes.appointments>;

/** A day of a place. */
export type PlaceDay = Calendar['days'][number];

/** How many a half hour may take. */
const MOST = 20;

/**
 * How many come on a day, a line for each place that is open or has an appointment. What it takes in a half hour is said where that is the
 * day's own: `usualFigures` has it for the other days.
 *
 * @example dayFigures(days, '2026-11-24') // ['Brisbane: 3 of 34 booked', 'Workshop: no appointments on this day']
 */
export function dayFigures(days: readonly PlaceDay[], date: string): string[] {
  const theirs = days.filter((day) => day.date === date);
  const named = new Set(days.map(({ location_id }) => location_id)).size > 1;
  return theirs.flatMap((day) => {
    if (day.total === 0 && day.booked === 0 && !day.own) return [];
    const name = named ? `${day.location_name}: ` : '';
    return `${name}${[takes(day), loanCars(day)].filter(Boolean).join(', ')}`;
  });
}

function takes({ total, booked, places, own }: PlaceDay): string {
  if (own && places === 0)
    return booked > 0 ? `closed, ${booked} booked before` : 'no appointments on this day';
  return `${booked} of ${total} booked${own ? `, ${places} every half hour on this day` : ''}`;
}

const loanCars = ({ loan_cars, lent }: PlaceDay): string =>
  lent > 0 ? `${lent} of ${loan_cars} loan cars` : '';

/**
 * What the places take on every day that has no number of its own, a line for each that is shown.
 *
 * @example usualFigures(capacity, days) // ['Brisbane: 2 every half hour', 'Workshop: 3 every half hour, 4 loan cars a day']
 */
export function usualFigures(capacity: Calendar['capacity'], days: readonly PlaceDay[]): string[] {
  const shown = capacity.filter(({ location_id }) => days.some((day) => day.location_id === location_id));
  return shown.map(({ location_id, location_name, places }) => {
    const cars = Math.max(
      0,
      ...days.filter((day) => day.location_id === location_id).map((day) => day.loan_cars),
    );
    const takes = `${places} every half hour${cars > 0 ? `, ${cars} loan ${cars === 1 ? 'car' : 'cars'} a day` : ''}`;
    return shown.length > 1 ? `${location_name}: ${takes}` : takes;
  });
}

/** When a number of places counts: on every day, or on one of those shown. */
export function dayChoices(dates: readonly string[]): ChoiceView[] {
  return [{ value: '', text: 'Every day' }, ...dates.map((date) => ({ value: date, text: dayText(date) }))];
}

/** The numbers to choose from. An empty one is no choice for every day, and the number of every day for one day. */
export function numberChoices(day: string, usual: number): ChoiceView[] {
  const numbers = Array.from({ length: MOST }, (_, index) => String(index + 1));
  return [
    { value: '', text: day === '' ? `${usual}, as now` : `${usual}, as on every day` },
    ...(day === '' ? [] : [{ value: '0', text: 'No appointments' }]),
    ...numbers.map((number) => ({ value: number, text: number })),
  ];
}

/** The number to send; null for that of every day, undefined where one must be chosen. */
export function readNumber({ day, number }: { day: string; number: string }): number | null | undefined {
  if (number === '' || (day === '' && number === '0')) return day === '' ? undefined : null;
  return Number(number);
}
