import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openLine } from './openLine.ts';

/** Zones with a name of their own here, so that the test does not use the table of the product. */
const ZONES = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
} as const;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Days on which daylight saving starts or ends in the south. */
const CHANGES = ['2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'];
const MINUTE_MS = 60_000;

const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What a clock on the wall shows there: the weekday, and minutes from midnight. */
function wallClock(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: DAYS.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

// No span begins or ends in the hour that daylight saving skips or repeats: no wall clock could tell which of the two is meant.
const clock = fc.integer({ min: 0, max: 1439 }).filter((minutes) => minutes < 120 || minutes >= 180);
const span = fc.tuple(clock, clock).filter(([open, close]) => open < close);
const week = fc.array(fc.option(span, { freq: 5 }), { minLength: 7, maxLength: 7 });
const changes = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -24 * 60, max: 48 * 60 }))
  .map(([date, minutes]) => new Date(Date.parse(`${date}T00:00:00+10:00`) + minutes * MINUTE_MS));
const anyTime = fc
  .integer({ min: 0, max: 730 * 1440 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1, 0, minutes)));

it('law: in each of the five time zones a place is open when the clock on its wall is within its hours, on the days of daylight saving too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('QLD', 'NSW', 'SA', 'NT', 'WA'),
      week,
      fc.oneof(changes, anyTime),
      (state, days, now) => {
        const opening_hours = days.map((each, weekday) => ({
          weekday,
          status: each ? 'Open' : 'Closed',
          formated_hours: null,
          open: each && text(each[0]),
          close: each && text(each[1]),
        }));
        const place = { id: 1, address: { state }, contact_detail: { opening_hours } };
        const { weekday, minutes } = wallClock(now, ZONES[state]);
        const today = days[weekday];
        const within = today != null && today[0] <= minutes && minutes < today[1];
        const line = openLine({ timeZone: null, specialHours: [] }, place, now);
        expect(line.open).toBe(within);
        expect(line.text).toMatch(within ? /^Open( |$)/ : /^(Closed$|Opens )/);
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  // Sydney's clocks skip from 2 to 3 am on 4 October 2026, and repeat 2 to 3 am on 4 April 2027; Brisbane's do neither.
  ['NSW', '2026-10-03T21:59:00Z', false],
  ['NSW', '2026-10-03T22:00:00Z', true],
  ['QLD', '2026-10-03T22:59:00Z', false],
  ['QLD', '2026-10-03T23:00:00Z', true],
  ['NSW', '2027-04-03T22:59:00Z', false],
  ['NSW', '2027-04-03T23:00:00Z', true],
  ['SA', '2026-10-03T22:30:00Z', true],
  ['NT', '2026-10-03T23:29:00Z', false],
  ['NT', '2026-10-03T23:30:00Z', true],
  ['WA', '2026-10-04T00:59:00Z', false],
  ['WA', '2026-10-04T01:00:00Z', true],
] as const)('a yard in %s that opens at 9 on Sundays is at %s open: %s', (state, instant, open) => {
  const opening_hours = [{ weekday: 0, status: 'Open', formated_hours: null, open: '09:00', close: '17:00' }];
  const place = { id: 1, address: { state }, contact_detail: { opening_hours } };
  expect(openLine({ timeZone: null, specialHours: [] }, place, new Date(instant)).open).toBe(open);
});
