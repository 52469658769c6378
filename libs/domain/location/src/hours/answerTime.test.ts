import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTime, type AnswerPlace } from './answerTime.ts';
import type { OpeningHour } from './openingHour.ts';
import { openState } from './openState.ts';

const day = (weekday: number, open: string | null, close: string | null): OpeningHour => ({
  ...{ weekday, formated_hours: null, open, close },
  status: open === null ? 'Closed' : 'Open',
});
const hours = [...[1, 2, 3, 4, 5].map((each) => day(each, '08:30', '17:30')), day(6, '08:30', '16:00')];
const place: AnswerPlace = { id: 101, hours, special: [], timeZone: 'Australia/Brisbane' };

describe('when somebody answers', () => {
  // Saturday 21 November 2026 in Brisbane (UTC+10).
  it.each([
    [
      'while it is open',
      '2026-11-21T02:00:00Z',
      {},
      'We’re open until 4:00 pm (Brisbane time), and someone will answer as soon as they can.',
    ],
    ['at the closing minute', '2026-11-21T06:00:00Z', {}, monday()],
    ['on a closed day', '2026-11-22T02:00:00Z', {}, monday()],
    ['before it opens, the same day', '2026-11-22T20:00:00Z', {}, monday()],
    [
      'before a holiday of this place',
      '2026-11-22T02:00:00Z',
      { special: [{ date: '2026-11-23', status: 'Closed', location_id: 101 }] },
      'We’re closed right now. Someone will answer from 8:30 am on Tuesday 24 November 2026 (Brisbane time).',
    ],
    [
      'before a holiday of another place',
      '2026-11-22T02:00:00Z',
      { special: [{ date: '2026-11-23', status: 'Closed', location_id: 102 }] },
      monday(),
    ],
    [
      'in a zone with daylight saving',
      '2026-11-22T02:00:00Z',
      { timeZone: 'Australia/Broken_Hill' },
      'We’re closed right now. Someone will answer from 8:30 am on Monday 23 November 2026 (Broken Hill time).',
    ],
    [
      'without an end of the hours',
      '2026-11-22T02:00:00Z',
      { hours: [0, 1, 2, 3, 4, 5, 6].map((each) => day(each, '00:00', '24:00')) },
      'We’re open, and someone will answer as soon as they can.',
    ],
    ['without known hours', '2026-11-22T02:00:00Z', { hours: [] }, null],
  ] as const)('%s', (_name, at, changes, text) =>
    expect(answerTime({ ...place, ...changes }, new Date(at)).text).toBe(text),
  );

  it('is never in the past, and the place is open then', () => {
    const clock = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0');
      return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
    });
    const week = fc.array(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), open: clock, close: clock }), {
      maxLength: 8,
    });
    const zones = fc.constantFrom(
      'Australia/Brisbane',
      'Australia/Sydney',
      'Australia/Adelaide',
      'Australia/Perth',
    );
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(week, zones, instants, (days, timeZone, now) => {
        const weekly = days.map(({ weekday, open, close }) => day(weekday, open, close));
        const { open, from, text } = answerTime({ ...place, hours: weekly, timeZone }, now);
        expect(from === null).toBe(text === null);
        if (from === null) return;
        expect(from.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(openState({ hours: weekly, timeZone, now: from }).open).toBe(true);
        if (!open) expect(openState({ hours: weekly, timeZone, now }).open).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

function monday(): string {
  return 'We’re closed right now. Someone will answer from 8:30 am on Monday 23 November 2026 (Brisbane time).';
}
