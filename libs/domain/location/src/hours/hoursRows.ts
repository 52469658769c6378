import { hoursText, isOpenStatus } from './hoursText.ts';
import type { OpeningHour } from './openingHour.ts';

/** The days as the table orders them: Monday to Sunday, by the weekday number of the data (0 is Sunday). */
const TABLE_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WORK_WEEK = [1, 2, 3, 4, 5] as const;

/** One row of an hours table, with the weekdays it stands for (0 is Sunday), so that today's can be marked. */
export type HoursRow = { label: string; text: string; weekdays: number[] };

/**
 * The opening hours as the rows of a table: Monday to Sunday, Monday to Friday in one row when all five have the same status and the
 * same hours (ruling 109). A weekday that is not given has no row; one given twice (a lunch break) has both hours.
 *
 * @example hoursRows(everyDayNineToFive)[0] // { label: 'Monday – Friday', text: '9:00 am - 5:00 pm', weekdays: [1, 2, 3, 4, 5] }
 */
export function hoursRows(entries: readonly OpeningHour[]): HoursRow[] {
  const days = TABLE_ORDER.map((weekday) => entries.filter((entry) => entry.weekday === weekday));
  const rows = days.flatMap((day) => (day.length === 0 ? [] : [rowOf(day)]));
  const work = rows.filter((row) => WORK_WEEK.some((weekday) => row.weekdays[0] === weekday));
  const first = work[0];
  if (!first || work.length < WORK_WEEK.length || !work.every((row) => row.sameAs === first.sameAs))
    return rows.map(plain);
  const merged = { label: 'Monday – Friday', text: first.text, weekdays: [...WORK_WEEK] };
  return [merged, ...rows.slice(WORK_WEEK.length).map(plain)];
}

type Row = HoursRow & { sameAs: string };

function rowOf(day: readonly OpeningHour[]): Row {
  const weekday = day[0]?.weekday ?? 0;
  const open = day.filter(({ status }) => isOpenStatus(status));
  const text = (open.length > 0 ? open : day.slice(0, 1)).map(hoursText).join(', ');
  const times = open.map((entry) => `${entry.open ?? ''}-${entry.close ?? ''}`);
  return { label: NAMES[weekday] ?? '', text, weekdays: [weekday], sameAs: [text, ...times].join('|') };
}

function plain({ label, text, weekdays }: Row): HoursRow {
  return { label, text, weekdays };
}
