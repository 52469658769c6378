import { describe, expect, it } from 'vitest';
import { appointmentDays, appointmentText } from './appointmentDays.ts';

describe('appointmentDays', () => {
  it('[EN-04] groups appointments by the day in their own text', () => {
    const slots = ['2026-11-23T09:00:00+10:00', '2026-11-23T12:30:00+10:00', '2026-12-01T08:30:00+11:00'];
    expect(appointmentDays(slots)).toEqual([
      {
        date: '2026-11-23',
        text: 'Monday 23 November 2026',
        times: [
          { slot: slots[0], text: '9:00 am' },
          { slot: slots[1], text: '12:30 pm' },
        ],
      },
      { date: '2026-12-01', text: 'Tuesday 1 December 2026', times: [{ slot: slots[2], text: '8:30 am' }] },
    ]);
  });

  it.each([
    '',
    'tomorrow',
    '2026-13-40T09:00:00+10:00',
    '2026-11-23T25:00:00Z',
    '2026-11-23',
    '<b>2026-11-23T09:00</b>',
  ])('leaves out %j, which is not a time', (slot) => expect(appointmentDays([slot])).toEqual([]));
});

it.each([
  ['2026-11-23T09:00:00+10:00', 'Monday 23 November 2026, 9:00 am'],
  ['2026-11-22T23:00:00Z', 'Sunday 22 November 2026, 11:00 pm'],
  ['whenever', 'whenever'],
])('[EN-04] %s reads %j', (slot, text) => expect(appointmentText(slot)).toBe(text));
