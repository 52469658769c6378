import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHour } from './openingHour.ts';
import { openState } from './openState.ts';
import type { OpenStateInput } from './openState.ts';
import { specialHours } from './specialHours.ts';
import { timeZoneOf } from '../place/timeZoneOf.ts';

const day = (weekday: number, open: string | null, close: string | null, status = 'Open'): OpeningHour => ({
  weekday,
  status,
  formated_hours: null,
  open,
  close,
});
const MON_TO_FRI = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30'));
const WEEK = [...MON_TO_FRI, day(6, '08:30', '16:00'), day(0, null, null, 'Closed')];

/** The state in words: `open until …` or `closed until …`, instants in UTC. */
function state(at: string, over: Partial<OpenStateInput> = {}): string {
  const input = { hours: WEEK, special: [], timeZone: 'Australia/Brisbane', now: new Date(at), ...over };
  const { open, until, opensAt } = openState(input);
  const instant = (open ? until : opensAt)?.toISOString().replace(':00.000Z', 'Z') ?? 'ever';
  expect(open ? opensAt : until).toBe(undefined);
  return `${open ? 'open' : 'closed'} until ${instant}`;
}

describe('openState', () => {
  // Saturday 21 November 2026 in Brisbane (UTC+10).
  it.each([
    ['2026-11-20T22:29:59.999Z', 'closed until 2026-11-20T22:30Z'],
    ['2026-11-20T22:30:00.000Z', 'open until 2026-11-21T06:00Z'],
    ['2026-11-21T02:00:00.000Z', 'open until 2026-11-21T06:00Z'],
    ['2026-11-21T05:59:59.999Z', 'open until 2026-11-21T06:00Z'],
    ['2026-11-21T06:00:00.000Z', 'closed until 2026-11-22T22:30Z'],
    ['2026-11-22T02:00:00.000Z', 'closed until 2026-11-22T22:30Z'],
    ['2026-11-22T22:30:00.000Z', 'open until 2026-11-23T07:30Z'],
    ['2026-11-23T07:30:00.000Z', 'closed until 2026-11-23T22:30Z'],
  ])('[LO-02] at %s in Brisbane is %s', (at, expected) => {
    expect(state(at)).toBe(expected);
  });

  // Sunday opening, 09:00 to 17:00, over the nights on which daylight saving changes in Sydney and not in Brisbane.
  const sundays = [day(0, '09:00', '17:00')];
  it.each([
    ['2026-10-03T21:59:00Z', 'Australia/Sydney', 'closed until 2026-10-03T22:00Z'],
    ['2026-10-03T22:00:00Z', 'Australia/Sydney', 'open until 2026-10-04T06:00Z'],
    ['2026-10-04T06:00:00Z', 'Australia/Sydney', 'closed until 2026-10-10T22:00Z'],
    ['2026-10-03T22:00:00Z', 'Australia/Brisbane', 'closed until 2026-10-03T23:00Z'],
    ['2026-10-03T23:00:00Z', 'Australia/Brisbane', 'open until 2026-10-04T07:00Z'],
    ['2026-09-27T08:00:00Z', 'Australia/Sydney', 'closed until 2026-10-03T22:00Z'],
    ['2027-04-03T22:59:00Z', 'Australia/Sydney', 'closed until 2027-04-03T23:00Z'],
    ['2027-04-03T23:00:00Z', 'Australia/Sydney', 'open until 2027-04-04T07:00Z'],
    ['2027-04-03T23:00:00Z', 'Australia/Brisbane', 'open until 2027-04-04T07:00Z'],
    ['2027-03-28T08:00:00Z', 'Australia/Sydney', 'closed until 2027-04-03T23:00Z'],
  ])('[LO-02] over a daylight-saving change, at %s in %s is %s', (now, timeZone, expected) => {
    expect(state(now, { timeZone, hours: sundays })).toBe(expected);
  });

  // The same hours on the two Sundays on which daylight saving starts and ends, where a state has it, and a winter and a summer Sunday.
  const days = ['2026-10-04', '2027-04-04', '2026-07-05', '2027-01-10'] as const;
  it.each([
    ['QLD', '09:00+10:00', '09:00+10:00', '09:00+10:00', '09:00+10:00'],
    ['NSW', '09:00+11:00', '09:00+10:00', '09:00+10:00', '09:00+11:00'],
    ['ACT', '09:00+11:00', '09:00+10:00', '09:00+10:00', '09:00+11:00'],
    ['VIC', '09:00+11:00', '09:00+10:00', '09:00+10:00', '09:00+11:00'],
    ['TAS', '09:00+11:00', '09:00+10:00', '09:00+10:00', '09:00+11:00'],
    ['SA', '09:00+10:30', '09:00+09:30', '09:00+09:30', '09:00+10:30'],
    ['NT', '09:00+09:30', '09:00+09:30', '09:00+09:30', '09:00+09:30'],
    ['WA', '09:00+08:00', '09:00+08:00', '09:00+08:00', '09:00+08:00'],
  ])('[LO-02] in %s opens at %s in spring, %s in autumn, %s in winter, %s in summer', (letters, ...opens) => {
    const timeZone = timeZoneOf(letters);
    opens.forEach((time, index) => {
      const opensAt = Date.parse(`${days[index]}T${time}`);
      const at = (ms: number) => new Date(ms).toISOString().replace(':00.000Z', 'Z');
      const closesAt = opensAt + 8 * 3_600_000;
      const asked = { timeZone, hours: sundays };
      expect(state(at(opensAt - 60_000), asked)).toBe(`closed until ${at(opensAt)}`);
      expect(state(at(opensAt), asked)).toBe(`open until ${at(closesAt)}`);
      expect(state(at(closesAt - 60_000), asked)).toBe(`open until ${at(closesAt)}`);
      expect(state(at(closesAt), asked)).toMatch(/^closed until /);
    });
  });

  // Saturday 20:00 to Sunday 04:00 is 7 hours in spring and 9 in autumn.
  const night = [day(6, '20:00', '04:00')];
  it.each([
    ['2026-10-03T09:59:00Z', 'Australia/Sydney', 'closed until 2026-10-03T10:00Z'],
    ['2026-10-03T10:00:00Z', 'Australia/Sydney', 'open until 2026-10-03T17:00Z'],
    ['2026-10-03T16:30:00Z', 'Australia/Sydney', 'open until 2026-10-03T17:00Z'],
    ['2026-10-03T17:00:00Z', 'Australia/Sydney', 'closed until 2026-10-10T09:00Z'],
    ['2026-10-03T17:00:00Z', 'Australia/Brisbane', 'open until 2026-10-03T18:00Z'],
    ['2027-04-03T09:00:00Z', 'Australia/Sydney', 'open until 2027-04-03T18:00Z'],
    ['2027-04-03T16:30:00Z', 'Australia/Sydney', 'open until 2027-04-03T18:00Z'],
    ['2027-04-03T18:00:00Z', 'Australia/Sydney', 'closed until 2027-04-10T10:00Z'],
  ])('[LO-02] after midnight, at %s in %s is %s', (now, timeZone, expected) => {
    expect(state(now, { timeZone, hours: night })).toBe(expected);
  });

  it.each<[string, OpeningHour[], string]>([
    [
      'a break at noon',
      [day(6, '08:00', '12:00'), day(6, '13:00', '17:00')],
      'closed until 2026-11-21T03:00Z',
    ],
    [
      'its halves in the wrong order',
      [day(6, '13:00', '17:00'), day(6, '08:00', '12:00')],
      'closed until 2026-11-21T03:00Z',
    ],
    [
      'halves that touch',
      [day(6, '08:00', '12:30'), day(6, '12:30', '17:00')],
      'open until 2026-11-21T07:00Z',
    ],
    [
      'halves that overlap',
      [day(6, '08:00', '16:00'), day(6, '12:00', '13:00')],
      'open until 2026-11-21T06:00Z',
    ],
    ['a day that ends at midnight', [day(6, '08:00', '24:00')], 'open until 2026-11-21T14:00Z'],
    ['midnight written 00:00', [day(6, '08:00', '00:00')], 'open until 2026-11-21T14:00Z'],
    [
      'days that touch at midnight',
      [day(6, '08:00', '24:00'), day(0, '00:00', '02:00')],
      'open until 2026-11-21T16:00Z',
    ],
    ['12-hour times', [day(6, '8 am', '5:30 pm')], 'open until 2026-11-21T07:30Z'],
    ['no hours at all', [], 'closed until ever'],
    ['texts that are not times', [day(6, 'early', 'late')], 'closed until ever'],
    ['an opening without a closing', [day(6, '08:00', null)], 'closed until ever'],
    ['a closing without an opening', [day(6, null, '18:00')], 'closed until ever'],
    ['hours of zero length', [day(6, '12:00', '12:00')], 'closed until ever'],
    ['another status', [day(6, '08:00', '18:00', 'By appointment')], 'closed until ever'],
    ['open round the clock', [0, 1, 2, 3, 4, 5, 6].map((d) => day(d, '00:00', '24:00')), 'open until ever'],
  ])('[LO-02] handles %s', (_, hours, expected) => {
    expect(state('2026-11-21T02:30:00Z', { hours })).toBe(expected);
  });

  const halves = [day(6, '13:00', '17:00'), day(6, '08:00', '12:00')];
  it.each([
    ['2026-11-20T21:00:00Z', 'closed until 2026-11-20T22:00Z'],
    ['2026-11-20T22:00:00Z', 'open until 2026-11-21T02:00Z'],
    ['2026-11-21T01:59:00Z', 'open until 2026-11-21T02:00Z'],
    ['2026-11-21T02:00:00Z', 'closed until 2026-11-21T03:00Z'],
    ['2026-11-21T03:00:00Z', 'open until 2026-11-21T07:00Z'],
    ['2026-11-21T07:00:00Z', 'closed until 2026-11-27T22:00Z'],
  ])('[LO-02] keeps a break at noon: at %s is %s', (at, expected) => {
    expect(state(at, { hours: halves })).toBe(expected);
  });

  it('[LO-02] reads the dealer’s text where there are no times', () => {
    const written = (formated_hours: string, over = {}) => [
      { ...day(6, null, null), formated_hours, ...over },
    ];
    const at = '2026-11-21T02:30:00Z';
    expect(state(at, { hours: written('8:30 am - 4:00 pm') })).toBe('open until 2026-11-21T06:00Z');
    expect(state(at, { hours: written('8:30 am – 4:00 pm') })).toBe('open until 2026-11-21T06:00Z');
    expect(state(at, { hours: written('8:30 am to 4:00 pm') })).toBe('open until 2026-11-21T06:00Z');
    expect(state(at, { hours: written('8:30am-4pm') })).toBe('open until 2026-11-21T06:00Z');
    expect(state(at, { hours: written('8:30 am  -  4 pm') })).toBe('open until 2026-11-21T06:00Z');
    expect(state(at, { hours: written('By appointment') })).toBe('closed until ever');
    expect(state(at, { hours: written('8:30 am - 4:00 pm', { open: '13:00', close: '15:00' }) })).toBe(
      'closed until 2026-11-21T03:00Z',
    );
    expect(state(at, { hours: written('8:30 am - 4:00 pm', { open: '13:00' }) })).toBe('closed until ever');
  });

  const special = (over: object) => [
    { date: '2026-11-21', status: 'Open', start_hour: '10:00', end_hour: '13:00', ...over },
  ];
  it.each([
    ['shorter hours', special({}), 'open until 2026-11-21T03:00Z'],
    [
      'hours as a pair',
      special({ start_hour: null, end_hour: null, hours: { begin: '11:00', end: '14:00' } }),
      'open until 2026-11-21T04:00Z',
    ],
    ['later hours', special({ start_hour: '14:00', end_hour: '15:00' }), 'closed until 2026-11-21T04:00Z'],
    ['a closed day', special({ status: 'Closed' }), 'closed until 2026-11-22T22:30Z'],
    [
      'closed beside open',
      [...special({}), ...special({ status: 'Closed' })],
      'closed until 2026-11-22T22:30Z',
    ],
    ['open without hours', special({ start_hour: null, end_hour: null }), 'open until 2026-11-21T06:00Z'],
    ['open with half the hours', special({ end_hour: null }), 'closed until 2026-11-22T22:30Z'],
    ['open with the other half', special({ start_hour: null }), 'closed until 2026-11-22T22:30Z'],
    ['open past midnight', special({ end_hour: '01:00' }), 'open until 2026-11-21T15:00Z'],
    ['another date', special({ date: '2026-11-22', status: 'Closed' }), 'open until 2026-11-21T06:00Z'],
    [
      'a date in another spelling',
      special({ date: '21/11/2026', status: 'Closed' }),
      'closed until 2026-11-22T22:30Z',
    ],
    ['an invalid date', special({ date: 'soon', status: 'Closed' }), 'open until 2026-11-21T06:00Z'],
  ])('[LO-03] lets %s replace the weekday', (_, entries, expected) => {
    expect(state('2026-11-21T02:30:00Z', { special: entries })).toBe(expected);
  });

  it('[LO-03] opens on a day that is closed otherwise', () => {
    const sunday = special({ date: '2026-11-22' });
    expect(state('2026-11-21T07:00:00Z', { special: sunday })).toBe('closed until 2026-11-22T00:00Z');
  });

  it('[LO-03] finds the opening after a long summer closure, at most two months ahead', () => {
    const shutFor = (days: number) =>
      Array.from({ length: days }, (_, i) => ({
        date: new Date(Date.UTC(2026, 10, 21 + i)).toISOString().slice(0, 10),
        status: 'Closed',
      }));
    expect(state('2026-11-21T02:00:00Z', { special: shutFor(30) })).toBe('closed until 2026-12-20T22:30Z');
    expect(state('2026-11-21T02:00:00Z', { special: shutFor(61) })).toBe('closed until 2027-01-20T22:30Z');
    expect(state('2026-11-21T02:00:00Z', { special: shutFor(62) })).toBe('closed until 2027-01-21T22:30Z');
    expect(state('2026-11-21T02:00:00Z', { special: shutFor(63) })).toBe('closed until ever');
    expect(state('2026-11-21T02:00:00Z', { special: shutFor(70) })).toBe('closed until ever');
  });

  it('[LO-03] accepts the result of specialHours', () => {
    const now = new Date('2026-11-21T02:30:00Z');
    const days = specialHours(special({}), { locationId: 101, from: now, days: 14 });
    expect(state(now.toISOString(), { special: days })).toBe('open until 2026-11-21T03:00Z');
  });

  it('[LO-02] works without special hours and throws for an unknown zone', () => {
    const now = new Date('2026-11-21T02:30:00Z');
    expect(openState({ hours: WEEK, timeZone: 'Australia/Brisbane', now }).open).toBe(true);
    expect(() => openState({ hours: WEEK, timeZone: 'Australia/Atlantis', now })).toThrow(RangeError);
  });

  it('[LO-02] law: the state stays the same until the returned minute, and changes there', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => `${Math.floor(m / 60)}:${String(m % 60).padStart(2, '0')}`);
    const hours = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 6 }), time, time).map(([d, open, close]) => day(d, open, close)),
    );
    const zones = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Perth');
    const moments = fc.integer({ min: 0, max: 400 * 1440 }).map((m) => Date.UTC(2026, 8, 1, 0, m));
    fc.assert(
      fc.property(hours, zones, moments, (week, timeZone, at) => {
        const look = (ms: number) => openState({ hours: week, special: [], timeZone, now: new Date(ms) });
        const { open, until, opensAt } = look(at);
        const change = (open ? until : opensAt)?.getTime();
        fc.pre(change !== undefined);
        expect(change).toBeGreaterThan(at);
        expect(look(change - 1).open).toBe(open);
        expect(look(change).open).toBe(!open);
      }),
      { numRuns: 300 },
    );
  });
});
