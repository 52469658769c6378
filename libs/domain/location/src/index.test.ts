import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  distanceKm,
  hoursRows,
  locationName,
  openLine,
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

describe('public API of @forecourt/location', () => {
  it('hours as a table and as special days', () => {
    expect(hoursRows(hours)).toEqual([
      { label: 'Monday – Friday', text: '9:00 am - 5:00 pm', weekdays: [1, 2, 3, 4, 5] },
      { label: 'Saturday', text: '9:00 am - 5:00 pm', weekdays: [6] },
    ]);
    expect(specialHours(special, { locationId: 101, from: now, days: 60 })).toMatchObject([
      { date: '2026-12-25', text: 'Closed' },
    ]);
  });

  it('whether a place is open', () => {
    const place = { id: 101, address: { state: 'QLD' }, contact_detail: { opening_hours: hours } };
    const line = openLine({ timeZone: null, specialHours: special }, place, now);
    expectTypeOf(line).toEqualTypeOf<{ open: boolean; text: string }>();
    expect(line).toEqual({ open: true, text: 'Open until 5:00 pm' });
  });

  it('locations in order, their names, distances and zones', () => {
    const places = [
      parseLocation({ id: 2, name: 'Aspley - Parts', slug: 'parts', location_type: 'parts' }),
      parseLocation({ id: 1, name: 'Aspley - Sales', slug: 'aspley', location_type: 'sales' }),
    ];
    expectTypeOf(sortLocations(places)).toEqualTypeOf<typeof places>();
    expect(sortLocations(places).map(({ id }) => id)).toEqual([1, 2]);
    const site = { stock: { trimLocationNames: true }, dealerships: [{ slug: 'north' }] };
    const aspley = { name: 'Aspley - Sales', slug: 'aspley', dealership_slug: 'north' };
    expect(locationName(site, aspley)).toBe('Aspley');
    expectTypeOf(distanceKm).toEqualTypeOf<
      (a: { lat: number; long: number }, b: { lat: number; long: number }) => number
    >();
    expectTypeOf(timeZoneOf).toEqualTypeOf<(state: string | null, override?: string | null) => string>();
    expect(timeZoneOf('NSW', 'Australia/Broken_Hill')).toBe('Australia/Broken_Hill');
  });
});
