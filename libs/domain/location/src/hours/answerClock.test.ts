import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerClock } from './answerClock.ts';
import type { AnswerPlace } from './answerTime.ts';
import type { OpeningHour } from './openingHour.ts';

const day = (weekday: number, open: string | null, close: string | null): OpeningHour => ({
  ...{ weekday, formated_hours: null, open, close },
  status: open === null ? 'Closed' : 'Open',
});
const hours = [...[1, 2, 3, 4, 5].map((each) => day(each, '08:30', '17:30')), day(6, '08:30', '16:00')];
const place: AnswerPlace = { id: 101, hours, special: [], timeZone: 'Australia/Brisbane' };
const closedOnMonday = [
  { date: '2026-11-23', status: 'Closed', location_id: 101 },
  { date: '2026-11-24', status: 'Closed', location_id: 102 },
];
/** A local time of Brisbane (UTC+10). */
const at = (time: string) => new Date(`2026-11-${time}:00+10:00`);

describe('the time in which a place answers', () => {
  // Friday 20 November 2026 to Tuesday 24 November.
  it.each([
    ['while it is open', '20T09:00', 60, '20T10:00', {}],
    ['over its closing', '20T17:10', 60, '21T09:10', {}],
    ['of a night', '20T23:00', 60, '21T09:30', {}],
    ['of a Saturday night, over Sunday', '21T23:00', 60, '23T09:30', {}],
    [
      'over a holiday of this place, not of another one',
      '21T23:00',
      60,
      '24T09:30',
      { special: closedOnMonday },
    ],
    ['as long as the day that is open', '20T08:30', 540, '20T17:30', {}],
    ['of a place without known hours', '20T23:00', 60, '21T00:00', { hours: [] }],
    [
      'after midnight',
      '21T01:00',
      90,
      '21T18:30',
      { hours: [5, 6].map((each) => day(each, '18:00', '02:00')) },
    ],
  ] as const)('%s', (_name, from, minutes, to, changes) => {
    const clock = answerClock({ ...place, ...changes });
    expect(clock.after(at(from), minutes)).toEqual(at(to));
    expect(clock.between(at(from), at(to))).toBe(minutes);
    expect(clock.between(clock.before(at(to), minutes), at(to))).toBe(minutes);
  });

  it('is no time between an instant and an earlier one', () => {
    for (const known of [hours, []])
      expect(answerClock({ ...place, hours: known }).between(at('20T10:00'), at('20T09:00'))).toBe(0);
  });

  it('has the spans between two instants, cut there', () => {
    const spans = (from: string, to: string, known = hours) =>
      answerClock({ ...place, hours: known })
        .spans(at(from), at(to))
        ?.map((span) => span.map((each) => new Date(each)));
    expect(spans('20T17:00', '23T09:00')).toEqual([
      [at('20T17:00'), at('20T17:30')],
      [at('21T08:30'), at('21T16:00')],
      [at('23T08:30'), at('23T09:00')],
    ]);
    expect(spans('21T16:00', '23T08:30')).toEqual([]);
    expect(spans('20T17:00', '23T09:00', [])).toBeUndefined();
  });

  it('of a place that is closed for good is that of day and night', () => {
    const from = at('20T09:00');
    const dates = Array.from(
      { length: 900 },
      (_, days) => new Date(from.getTime() + (days - 450) * 86_400_000),
    );
    const special = dates.map((date) => ({ date: date.toISOString().slice(0, 10), status: 'Closed' }));
    const clock = answerClock({ ...place, special });
    expect(clock.after(from, 60)).toEqual(at('20T10:00'));
    expect(clock.before(from, 60)).toEqual(at('20T08:00'));
    expect(clock.between(from, at('21T10:00'))).toBe(0);
  });

  it('is the same forwards and backwards, whatever the hours and zone', () => {
    const clockTime = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0');
      return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
    });
    const week = fc.array(
      fc.record({ weekday: fc.integer({ min: 0, max: 6 }), open: clockTime, close: clockTime }),
      { minLength: 1, maxLength: 8 },
    );
    const zones = fc.constantFrom('Australia/Brisbane', 'Australia/Sydney', 'Australia/Adelaide');
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        week,
        zones,
        instants,
        fc.integer({ min: 1, max: 1_500 }),
        (days, timeZone, from, minutes) => {
          const weekly = days.map(({ weekday, open, close }) => day(weekday, open, close));
          const clock = answerClock({ ...place, hours: weekly, timeZone });
          const due = clock.after(from, minutes);
          expect(due.getTime()).toBeGreaterThan(from.getTime());
          expect(clock.between(from, due)).toBeCloseTo(minutes, 5);
          expect(clock.between(clock.before(due, minutes), due)).toBeCloseTo(minutes, 5);
        },
      ),
      { numRuns: 60 },
    );
  });
});
