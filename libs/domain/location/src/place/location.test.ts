import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpeningHour } from '../hours/openingHour.ts';
import { parseLocation } from './location.ts';
import type { Location } from './location.ts';

const bare = { id: 101, name: 'Newstead', slug: 'newstead' };

describe('parseLocation', () => {
  it('sets every field', () => {
    expect(parseLocation(bare)).toEqual({
      ...bare,
      phone: null,
      dealership_id: null,
      dealership_slug: null,
      location_type: '',
      location_subtype: null,
      primary: false,
      visible: true,
      manufacturers: [],
      distribution_locations: [],
      address: null,
      contact_detail: null,
      image: null,
      reviews: null,
      dealer_license_number: null,
      motor_vehicle_repairer: null,
      time_zone: null,
    });
  });

  it('keeps the given values', () => {
    const location = parseLocation({
      ...bare,
      id: '101',
      phone: ' (07) 5550 4100 ',
      location_type: 'Sales',
      primary: 'true',
      visible: 'no',
      manufacturers: [{ name: 'Toyota' }],
      distribution_locations: [106],
      address: { city: 'Newstead', postcode: '4006' },
      contact_detail: {
        landline_phone: '(07) 5550 4100',
        opening_hours: [
          { weekday: 1, status: 'Open', formated_hours: '8 to 5', open: '08:00', close: '17:00' },
        ],
      },
      image: { url: '/a.svg' },
      reviews: { average_rating: 4.6, count: '684' },
    });
    expect(location).toMatchObject({
      id: 101,
      phone: '(07) 5550 4100',
      location_type: 'sales',
      primary: true,
      visible: false,
      manufacturers: [{ id: null, name: 'Toyota', slug: null }],
      distribution_locations: [106],
      address: { city: 'Newstead', postcode: '4006', street: null },
      contact_detail: { phone: null, opening_hours: [{ weekday: 1, formated_hours: '8 to 5' }] },
      image: { url: '/a.svg' },
      reviews: { average_rating: '4.6', count: 684 },
    });
    expect(parseLocation(location)).toEqual(location);
  });

  it('reads hours without a status as closed', () => {
    const contact_detail = { opening_hours: [{ weekday: 0 }] };
    expect(parseLocation({ ...bare, contact_detail }).contact_detail?.opening_hours).toEqual([
      { weekday: 0, status: 'Closed', formated_hours: null, open: null, close: null },
    ]);
  });

  it.each([
    [{ ...bare, id: 'x' }, 'id'],
    [{ ...bare, name: '' }, 'name'],
    [{ ...bare, slug: null }, 'slug'],
    [{ ...bare, location_type: 'workshop' }, 'location_type'],
    [{ ...bare, contact_detail: { opening_hours: [{ weekday: 7 }] } }, 'weekday'],
    [{ ...bare, contact_detail: { opening_hours: [{ weekday: -1 }] } }, 'weekday'],
    [{ ...bare, contact_detail: { opening_hours: [{ weekday: 1.5 }] } }, 'weekday'],
  ])('rejects %j and names %s', (raw, field) => {
    expect(() => parseLocation(raw)).toThrow(new RegExp(`"${field}"`));
  });

  it('rejects invalid types at compile time', () => {
    // @ts-expect-error a location is for sales, service or parts, or has an empty type
    const wrong: Pick<Location, 'location_type'> = { location_type: 'workshop' };
    // @ts-expect-error the spelling of the source is kept: formated_hours
    const hours = (entry: OpeningHour) => entry.formatted_hours;
    expect([wrong, hours]).toHaveLength(2);
  });
});

const shared = resolve(import.meta.dirname, '../../../../../../shared/data/dealers/locations.json');

describe.runIf(existsSync(shared))('parseLocation on ../shared/data/dealers/locations.json', () => {
  it('parses every one of them without changes', () => {
    const raw = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(readFileSync(shared, 'utf8')));
    expect(raw.length).toBeGreaterThan(0);
    for (const entry of raw) {
      const location: Record<string, unknown> = parseLocation(entry);
      for (const [key, value] of Object.entries(entry))
        expect([key, location[key]]).toEqual([key, value === '' && key !== 'location_type' ? null : value]);
    }
  });
});
