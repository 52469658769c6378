import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursRows } from './hoursRows.ts';
import type { OpeningHour } from './openingHour.ts';

const day = (weekday: number, over: Partial<OpeningHour> = {}): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '08:30',
  close: '17:30',
  ...over,
});
const closed = { status: 'Closed', open: null, close: null };
const week = [day(0, closed), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday)), day(6, { close: '16:00' })];
const withDay = (weekday: number, over: Partial<OpeningHour>) =>
  week.map((entry) => (entry.weekday === weekday ? { ...entry, ...over } : entry));

const shown = (entries: readonly OpeningHour[]) =>
  hoursRows(entries).map(({ label, text }) => ({ label, text }));

describe('hoursRows', () => {
  it('[LO-02] shows Monday to Friday in one row when they are equal, then Saturday and Sunday', () => {
    const expected = [
      { label: 'Monday – Friday', text: '8:30 am - 5:30 pm' },
      { label: 'Saturday', text: '8:30 am - 4:00 pm' },
      { label: 'Sunday', text: 'Closed' },
    ];
    expect(shown(week)).toEqual(expected);
    expect(shown([...week].reverse())).toEqual(expected);
  });

  it.each<[number, Partial<OpeningHour>]>([
    [1, { close: '17:00' }],
    [3, { open: '09:00' }],
    [4, { close: '20:00' }],
    [5, closed],
    [5, { formated_hours: 'By appointment' }],
  ])('[LO-02] shows seven rows when weekday %d differs by %j', (weekday, over) => {
    const table = shown(withDay(weekday, over));
    expect(table.map(({ label }) => label)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('[LO-02] keeps days apart whose hours differ but have the same text', () => {
    const written = { formated_hours: 'Business hours' };
    const same = [1, 2, 3, 4, 5].map((weekday) => day(weekday, written));
    expect(shown(same)).toHaveLength(1);
    expect(shown([...same.slice(0, 4), day(5, { ...written, close: '20:00' })])).toHaveLength(5);
    expect(shown([...same.slice(0, 4), day(5, { ...written, open: '09:00' })])).toHaveLength(5);
  });

  it('[LO-02] merges five closed days, whatever hours their data has', () => {
    const shut = [1, 2, 3, 4, 5].map((weekday) => day(weekday, { status: 'Closed', open: `0${weekday}:00` }));
    expect(shown(shut)).toEqual([{ label: 'Monday – Friday', text: 'Closed' }]);
  });

  it('[LO-02] does not merge a work week that lacks a day, and has no row for that day', () => {
    const table = shown(week.filter(({ weekday }) => weekday !== 3));
    expect(table.map(({ label }) => label)).toEqual([
      'Monday',
      'Tuesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(shown(week.filter(({ weekday }) => weekday !== 6))).toHaveLength(2);
    expect(shown([day(0)])).toEqual([{ label: 'Sunday', text: '8:30 am - 5:30 pm' }]);
    expect(shown([])).toEqual([]);
  });

  it('[LO-02] shows both halves of a day with a break', () => {
    const saturday = [day(6, { close: '12:00' }), day(6, { open: '13:00' }), day(6, closed)];
    expect(shown([day(6, closed), day(6, closed)])).toEqual([{ label: 'Saturday', text: 'Closed' }]);
    expect(shown(saturday)).toEqual([{ label: 'Saturday', text: '8:30 am - 12:00 pm, 1:00 pm - 5:30 pm' }]);
  });

  it('[LO-02] lists the weekdays of a row, each once', () => {
    expect(hoursRows(week).map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 5], [6], [0]]);
    expect(hoursRows(withDay(2, closed)).map(({ weekdays }) => weekdays)).toEqual([
      [1],
      [2],
      [3],
      [4],
      [5],
      [6],
      [0],
    ]);
    expect(hoursRows(week)[0]).toEqual({
      label: 'Monday – Friday',
      text: '8:30 am - 5:30 pm',
      weekdays: [1, 2, 3, 4, 5],
    });
  });

  it('[LO-02] law: gives each weekday in the data exactly one row, in table order', () => {
    const entries = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(entries, fc.constantFrom('17:00', '17:30'), (weekdays, close) => {
        const rows = hoursRows(weekdays.map((weekday) => day(weekday, weekday === 2 ? { close } : {})));
        expect(rows.flatMap((row) => row.weekdays)).toEqual(
          [1, 2, 3, 4, 5, 6, 0].filter((weekday) => weekdays.includes(weekday)),
        );
      }),
    );
  });
});
