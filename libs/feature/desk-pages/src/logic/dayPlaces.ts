import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { dayText } from './deskTimes.ts';

type Calendar = DeskAnswer<typeof deskRoutes.appointments>;

/** A day of a place. */
export type PlaceDay = Calendar['days'][number];

/** How many a half hour may take. */
const MOST = 20;

/**
 * What a day takes and how many come, a line for each place that is open or has an appointment.
 *
 * @example dayFigures(days, '2026-11-24') // ['Brisbane: 3 of 34 booked, 2 every half hour', 'Workshop: no appointments on this day']
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
  return `${booked} of ${total} booked, ${places} every half hour${own ? ' on this day' : ''}`;
}

const loanCars = ({ loan_cars, lent }: PlaceDay): string =>
  loan_cars > 0 || lent > 0 ? `${lent} of ${loan_cars} loan cars` : '';

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
