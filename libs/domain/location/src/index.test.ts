import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  displayName,
  distanceKm,
  hoursTable,
  openState,
  parseLocation,
  sortLocations,
  specialHours,
  timeZoneOf,
} from './index.ts';

const now = new Date('2026-11-21T00:00:00Z');
const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '9:00 am',
  close: '5:00 pm',
}));
const special = [{ date: '2026-12-25', status: 'Closed', location_id: 101 }];

describe('what others call of @forecourt/location', () => {
  it('hours as a table and as special days', () => {
    expectTypeOf(hoursTable(hours)).toEqualTypeOf<{ label: string; text: string }[]>();
    expect(hoursTable(hours)).toEqual([
      { label: 'Monday – Friday', text: '9:00 am - 5:00 pm' },
      { label: 'Saturday', text: '9:00 am - 5:00 pm' },
    ]);
    expect(specialHours(special, { locationId: 101, from: now, days: 60 })).toMatchObject([
      { date: '2026-12-25', text: 'Closed' },
    ]);
  });

  it('whether a place is open', () => {
    const state = openState({ hours, special, timeZone: 'Australia/Brisbane', now });
    expectTypeOf(state).toEqualTypeOf<{ open: boolean; until?: Date; opensAt?: Date }>();
    expect(state).toEqual({ open: true, until: new Date('2026-11-21T07:00:00Z') });
  });

  it('places in order, their names, distances and zones', () => {
    const places = [
      parseLocation({ id: 2, name: 'Aspley - Parts', slug: 'parts', location_type: 'parts' }),
      parseLocation({ id: 1, name: 'Aspley - Sales', slug: 'aspley', location_type: 'sales' }),
    ];
    expectTypeOf(sortLocations(places)).toEqualTypeOf<typeof places>();
    expect(sortLocations(places).map(({ id }) => id)).toEqual([1, 2]);
    expect(displayName({ name: 'Aspley - Sales', slug: 'aspley' }, { trimSlugs: ['aspley'] })).toBe('Aspley');
    expectTypeOf(distanceKm).toEqualTypeOf<
      (a: { lat: number; long: number }, b: { lat: number; long: number }) => number
    >();
    expectTypeOf(timeZoneOf).toEqualTypeOf<(state: string | null, override?: string | null) => string>();
    expect(timeZoneOf('NSW', 'Australia/Broken_Hill')).toBe('Australia/Broken_Hill');
  });
});
