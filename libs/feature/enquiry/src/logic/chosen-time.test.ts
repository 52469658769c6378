import { describe, expect, test } from 'vitest';
import { chosenTime } from './chosen-time.ts';
import { dayChoices } from './day-choices.ts';

const nine = '2026-11-23T09:00:00+10:00';
const ten = '2026-11-23T10:00:00+10:00';
const tuesday = '2026-11-24T09:00:00+10:00';

/** The form data of these radio buttons. */
function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

describe('chosenTime', () => {
  test.each([
    ['nothing', {}, ''],
    ['a call instead of a time', { dateTime: '' }, ''],
    ['a day without a time', { dateTime: '2026-11-23' }, '2026-11-23'],
    ['a day and its time', { dateTime: '2026-11-23', 'time-2026-11-23': ten }, ten],
    ['a day after a time of another day', { dateTime: '2026-11-24', 'time-2026-11-23': ten }, '2026-11-24'],
    ['a call after a time', { dateTime: '', 'time-2026-11-23': ten }, ''],
    ['a time of a form of a dealer’s own', { dateTime: nine }, nine],
  ])('[EN-04] of %s', (_name, entries, expected) => expect(chosenTime(form(entries))).toBe(expected));
});

describe('dayChoices', () => {
  test('[EN-04] has the offered times by day, without days that have none', () => {
    expect(dayChoices([nine, tuesday], '')).toEqual([
      {
        date: '2026-11-23',
        text: 'Monday 23 November 2026',
        times: [{ slot: nine, text: '9:00 am', free: true }],
      },
      {
        date: '2026-11-24',
        text: 'Tuesday 24 November 2026',
        times: [{ slot: tuesday, text: '9:00 am', free: true }],
      },
    ]);
  });

  test('[EN-04] keeps a chosen time that is no longer free, at its place', () => {
    expect(dayChoices([nine, tuesday], ten).map(({ times }) => times)).toEqual([
      [
        { slot: nine, text: '9:00 am', free: true },
        { slot: ten, text: '10:00 am', free: false },
      ],
      [{ slot: tuesday, text: '9:00 am', free: true }],
    ]);
  });

  test.each(['', '2026-11-30', 'soon'])('[EN-04] adds no time for the choice %j', (chosen) => {
    expect(dayChoices([nine], chosen)).toEqual(dayChoices([nine], nine));
  });
});
