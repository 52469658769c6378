import { expect, test } from 'vitest';
import { testSite, threeLocations } from '../testing/TestSite.tsx';
import { successAnswer } from './success-answer.ts';

const hours = (open: string) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open, close: '17:00' }));

/** A site whose three locations, the last a workshop, open at these times on weekdays. */
const site = (...opens: string[]) =>
  testSite(
    {},
    {
      timeZone: 'Australia/Brisbane',
      specialHours: [{ date: '2026-11-24', status: 'Closed', location_id: 2 }],
      locations: threeLocations.map((place, index) => ({
        ...place,
        contact_detail: { ...place.contact_detail, opening_hours: hours(opens[index] ?? '') },
      })),
    },
  );
const SUNDAY = new Date('2026-11-22T02:00:00Z');
const MONDAY_NIGHT = new Date('2026-11-23T10:00:00Z');
const from = (time: string, day: string) =>
  `We’re closed right now. Someone will answer from ${time} on ${day} (Brisbane time).`;

test.each([
  [
    'the hours of all sales locations',
    ['08:00', '08:00', '07:00'],
    null,
    SUNDAY,
    from('8:00 am', 'Monday 23 November 2026'),
  ],
  ['no sentence if they differ', ['08:00', '09:00', '07:00'], null, SUNDAY, null],
  ['no sentence if a holiday makes them differ', ['08:00', '08:00', '07:00'], null, MONDAY_NIGHT, null],
  [
    'the hours of the location of a booked time',
    ['08:00', '08:00', '07:00'],
    3,
    SUNDAY,
    from('7:00 am', 'Monday 23 November 2026'),
  ],
  [
    'the holiday of that location',
    ['08:00', '08:00', '07:00'],
    2,
    MONDAY_NIGHT,
    from('8:00 am', 'Wednesday 25 November 2026'),
  ],
] as const)('the success page tells %s', (_name, opens, locationId, now, text) =>
  expect(successAnswer(site(...opens), { locationId, now })).toBe(text),
);
