import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openState } from '../hours/openState.ts';
import type { OpeningHour } from '../hours/openingHour.ts';
import { timeText } from '../hours/timeText.ts';
import { APPOINTMENT_DAYS, appointmentSlots } from './appointmentSlots.ts';
import type { AppointmentInput } from './appointmentSlots.ts';

const day = (weekday: number, open: string | null, close: string | null, status = 'Open'): OpeningHour => ({
  weekday,
  status,
  formated_hours: null,
  open,
  close,
});
const everyDay = (open: string, close: string) => [0, 1, 2, 3, 4, 5, 6].map((each) => day(each, open, close));
const WEEK = [
  ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30')),
  day(6, '08:30', '16:00'),
  day(0, null, null, 'Closed'),
];
// Saturday 21 November 2026, 10:00 in Brisbane.
const SATURDAY: AppointmentInput = {
  hours: WEEK,
  timeZone: 'Australia/Brisbane',
  now: new Date('2026-11-21T00:00:00Z'),
};

/** The slots of one day as `hh:mm+offset`. */
function slotsOn(date: string, over: Partial<AppointmentInput> = {}): string[] {
  return appointmentSlots({ ...SATURDAY, ...over })
    .filter((slot) => slot.startsWith(date))
    .map((slot) => slot.slice('YYYY-MM-DDT'.length).replace(/:00([+-])/, '$1'));
}

describe('appointmentSlots', () => {
  it.each([
    ['a day of the week, every whole half hour', '2026-11-23', {}, ['08:30', '17:00', 18]],
    ['today, from two hours ahead', '2026-11-21', {}, ['12:00', '15:30', 8]],
    [
      'today, one millisecond later',
      '2026-11-21',
      { now: new Date('2026-11-21T00:00:00.001Z') },
      ['12:30', '15:30', 7],
    ],
    [
      'today, when two hours ahead is too late',
      '2026-11-21',
      { now: new Date('2026-11-21T03:31:00Z') },
      null,
    ],
    ['a closed day', '2026-11-22', {}, null],
    ['the fourteenth day', '2026-12-04', {}, ['08:30', '17:00', 18]],
    ['the fifteenth day', '2026-12-05', {}, null],
    [
      'hours that end between two half hours',
      '2026-11-23',
      { hours: [day(1, '09:15', '11:00')] },
      ['09:15', '10:15', 3],
    ],
    ['hours shorter than a half hour', '2026-11-23', { hours: [day(1, '09:00', '09:20')] }, null],
    [
      'a weekday that opens twice',
      '2026-11-23',
      { hours: [day(1, '13:00', '14:00'), day(1, '09:00', '10:00')] },
      ['09:00', '13:30', 4],
    ],
    [
      'spans that overlap',
      '2026-11-23',
      { hours: [day(1, '09:00', '10:00'), day(1, '09:15', '10:45')] },
      ['09:00', '10:15', 3],
    ],
    ['hours that cannot be parsed', '2026-11-23', { hours: [day(1, 'nine', 'five')] }, null],
    ['no hours at all', '2026-11-23', { hours: [] }, null],
  ])('[EN-04] on %s', (_name, date, over, expected) => {
    const slots = slotsOn(date, over);
    const [first, last] = [slots[0], slots.at(-1)].map((slot) => slot?.slice(0, 5));
    expect(slots.length === 0 ? null : [first, last, slots.length]).toEqual(expected);
  });

  it.each([
    ['closed', [{ date: '2026-11-23', status: 'Closed' }], null],
    [
      'shorter',
      [{ date: '2026-11-23', start_hour: '10:00', end_hour: '11:30' }],
      ['10:00+10:00', '10:30+10:00', '11:00+10:00'],
    ],
    ['open without times', [{ date: '2026-11-23', status: 'Open' }], 18],
    [
      'closed and open at once',
      [
        { date: '2026-11-23', status: 'Open' },
        { date: '2026-11-23', status: 'Closed' },
      ],
      null,
    ],
    ['of another date', [{ date: '2026-11-24', status: 'Closed' }], 18],
  ])('[EN-04] special hours that are %s replace the weekday', (_name, special, expected) => {
    const slots = slotsOn('2026-11-23', { special });
    if (typeof expected === 'number') expect(slots).toHaveLength(expected);
    else expect(slots).toEqual(expected ?? []);
  });

  it('[EN-04] a special day opens a weekday that is closed', () => {
    const special = [{ date: '2026-11-22', start_hour: '10:00', end_hour: '11:00' }];
    expect(slotsOn('2026-11-22', { special })).toEqual(['10:00+10:00', '10:30+10:00']);
  });

  // Sydney skips 02:00 to 03:00 on 4 October 2026 and has it twice on 4 April 2027; Brisbane does neither.
  it.each([
    ['2026-10-03T00:00:00Z', '2026-10-04', 'Australia/Sydney', ['01:30+10:00', '03:00+11:00', '03:30+11:00']],
    [
      '2026-10-03T00:00:00Z',
      '2026-10-04',
      'Australia/Brisbane',
      ['01:30+10:00', '02:00+10:00', '02:30+10:00', '03:00+10:00', '03:30+10:00'],
    ],
    [
      '2027-04-03T00:00:00Z',
      '2027-04-04',
      'Australia/Sydney',
      ['01:30+11:00', '02:00+11:00', '02:30+11:00', '03:00+10:00', '03:30+10:00'],
    ],
  ])('[EN-04] over the daylight-saving change after %s, on %s in %s', (now, date, timeZone, expected) => {
    const hours = everyDay('01:30', '04:00');
    expect(slotsOn(date, { now: new Date(now), timeZone, hours })).toEqual(expected);
  });

  it('[EN-04] on the day of the change, ordinary hours have the usual number of slots, with the offset of that day', () => {
    const sydney = {
      timeZone: 'Australia/Sydney',
      hours: everyDay('09:00', '17:00'),
      now: new Date('2026-10-02T00:00:00Z'),
    };
    expect(slotsOn('2026-10-03', sydney)[0]).toBe('09:00+10:00');
    expect(slotsOn('2026-10-04', sydney)[0]).toBe('09:00+11:00');
    expect(slotsOn('2026-10-04', sydney)).toHaveLength(16);
  });

  it('[EN-04] a booked half hour is not offered, all others are', () => {
    const taken = [new Date('2026-11-22T23:00:00Z')];
    expect(slotsOn('2026-11-23', { taken })).toHaveLength(17);
    expect(slotsOn('2026-11-23', { taken })).not.toContain('09:00+10:00');
  });

  test.each([
    [{ from: '2026-11-24', days: 1 }, ['2026-11-24', '2026-11-24']],
    [{ from: '2026-11-01' }, ['2026-11-21', '2026-12-04']],
    [{ days: 3 }, ['2026-11-21', '2026-11-23']],
    [{ from: '2026-12-04', days: 14 }, ['2026-12-04', '2026-12-04']],
    [{ from: '2027-01-01' }, null],
    [{ days: 0 }, null],
  ])('[EN-04] for %j it returns the slots of those days', (over, expected) => {
    const dates = appointmentSlots({ ...SATURDAY, ...over }).map((slot) => slot.slice(0, 10));
    expect(dates.length === 0 ? null : [dates[0], dates.at(-1)]).toEqual(expected);
  });

  test('[EN-04] law: every slot lies in opening hours, at least two hours ahead, overlaps no other, and is not booked', () => {
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => timeText(quarter * 15));
    const hours = fc.array(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        status: fc.constantFrom('Open', 'Closed'),
        formated_hours: fc.constant(null),
        open: minutes,
        close: minutes,
      }),
      { maxLength: 10 },
    );
    const now = fc.date({
      min: new Date('2026-09-20T00:00:00Z'),
      max: new Date('2027-04-20T00:00:00Z'),
      noInvalidDate: true,
    });
    const timeZone = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Lord_Howe', 'UTC');
    fc.assert(
      fc.property(hours, now, timeZone, fc.nat(), (week, at, zone, pick) => {
        const all = appointmentSlots({ hours: week, timeZone: zone, now: at });
        const chosen = all[pick % Math.max(1, all.length)];
        const taken = chosen === undefined ? [] : [new Date(chosen)];
        const rest = appointmentSlots({ hours: week, timeZone: zone, now: at, taken });
        expect(rest).toEqual(all.filter((slot) => slot !== chosen));
        let before = Number.NEGATIVE_INFINITY;
        for (const slot of all) {
          const start = Date.parse(slot);
          expect(start).toBeGreaterThanOrEqual(Math.max(at.getTime() + 7_200_000, before + 1_800_000));
          expect(start).toBeLessThan(at.getTime() + (APPOINTMENT_DAYS + 2) * 86_400_000);
          for (const moment of [start, start + 1_799_999])
            expect(openState({ hours: week, timeZone: zone, now: new Date(moment) }).open).toBe(true);
          before = start;
        }
      }),
      { numRuns: 20 },
    );
  });
});
