import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  actionsFor,
  availability,
  collapseSold,
  fuelCost,
  isListed,
  parseCar,
  regoText,
  specLists,
  vehicleWord,
} from './index.ts';
import type { Car } from './index.ts';

const now = new Date('2026-11-21T00:00:00Z');
const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', Odometer: '12,000 km' });

describe('what others call of @forecourt/vehicle', () => {
  it('a car of anything', () => {
    expectTypeOf(parseCar).toEqualTypeOf<(value: unknown) => Car>();
    expect(car.km).toBe(12_000);
    expect(() => parseCar(null)).toThrow();
  });

  it('whether it can be had, is listed, and what it is called', () => {
    expect(availability(car, now).available).toBe(car.status === 'in_stock');
    expectTypeOf(isListed(car, { now, soldDays: 3 })).toEqualTypeOf<boolean>();
    expect(isListed({ ...car, status: 'sold', sold_date_timestamp: null }, { now })).toBe(false);
    expectTypeOf(collapseSold([car])).toEqualTypeOf<Car[]>();
    expect(collapseSold([{ status: 'sold' }, { status: 'sold' }])).toHaveLength(2);
    expect(vehicleWord('caravan')).toBe('caravan');
  });

  it('its lists, registration, fuel and buttons', () => {
    expect(specLists(car).featured[0]).toEqual({ key: 'km', label: 'Odometer', value: '12,000 km' });
    const zone = { now, timeZone: 'Australia/Brisbane' };
    expectTypeOf(regoText('1/2/2020', { ...zone, showUnregistered: true })).toEqualTypeOf<string | null>();
    expect(regoText('1/2/2020', { ...zone, showUnregistered: true })).toBe('Unregistered');
    expect(regoText('9/2/2027', zone)).toBe('Expires on 9 February 2027');
    expect(fuelCost({ price: '$2.00', distance: '100 kms', litresPer100Km: 5 })).toEqual({
      weekly: 10,
      yearly: 520,
    });
    expect(actionsFor({ ...car, status: 'sold' }, {}).map(({ name }) => name)).toEqual(['findSimilar']);
  });
});
