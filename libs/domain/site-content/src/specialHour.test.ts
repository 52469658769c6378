import { expect, it } from 'vitest';
import { hoursFields } from './hoursFields.ts';
import { allSpecialHours } from './specialHour.ts';
import type { SpecialHour } from './specialHour.ts';

const day = (location_id: number, date: string, start_hour: string | null = null): SpecialHour => ({
  ...{ name: 'A day', date, location_id, start_hour, end_hour: start_hour && '12:00' },
  status: start_hour === null ? 'Closed' : 'Open',
});

it('the hours of content stand for those of the configuration on the same day of a location', () => {
  const declared = [day(1, '2026-12-25'), day(2, '2026-12-25'), day(1, '2026-12-26')];
  const content = [day(1, '2026-12-25', '08:00'), day(2, '2027-01-04')];
  expect(allSpecialHours(declared, content)).toEqual([
    day(1, '2026-12-25', '08:00'),
    day(2, '2027-01-04'),
    day(2, '2026-12-25'),
    day(1, '2026-12-26'),
  ]);
  expect(allSpecialHours(declared, [])).toBe(declared);
});

it.each([
  [{ date: '2026-12-25', name: 'Christmas Day' }, null],
  [{ date: '2026-12-24', name: 'Christmas Eve', hours: '08:00-13:00', locations: [1, 2] }, null],
  [{ date: '2026-02-30', name: 'No day' }, 'A date is written YYYY-MM-DD.'],
  [{ date: '25/12/2026', name: 'Christmas Day' }, 'A date is written YYYY-MM-DD.'],
  [{ date: '2026-12-24', name: 'Eve', hours: '8-13' }, 'Hours are written 08:00-13:00.'],
  [{ date: '2026-12-24', name: 'Eve', hours: '08:00-24:00' }, 'Hours are written 08:00-13:00.'],
  [{ date: '2026-12-24', name: 'Eve', hours: '13:00-08:00' }, 'The day ends before it begins.'],
  [{ date: '2026-12-24', name: ' ' }, 'A name is needed.'],
  [{ date: '2026-12-24', name: 'Eve', locations: [] }, 'Name a location, or leave it out for all of them.'],
])('%j is a day with special hours, or says why not', (entry, message) => {
  expect(hoursFields.safeParse({ hours: [entry] }).error?.issues[0]?.message ?? null).toBe(message);
});
