import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  actionsFor,
  availability,
  collapseSold,
  fuelCost,
  isListed,
  parseCar,
  specLists,
  vehicleWord,
} from './index.ts';
import type { Car } from './index.ts';

const now = new Date('2026-11-21T00:00:00Z');
const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', Odometer: '12,000 km' });

describe('public API of @forecourt/vehicle', () => {
  it('a parsed car', () => {
    expectTypeOf(parseCar).toEqualTypeOf<(value: unknown) => Car>();
    expect(car.km).toBe(12_000);
    expect(() => parseCar(null)).toThrow();
  });

  it('whether it is available and listed, and its name', () => {
    expect(availability(car, now).available).toBe(car.status === 'in_stock');
    expectTypeOf(isListed(car, { now, soldDays: 3 })).toEqualTypeOf<boolean>();
    expect(isListed({ ...car, status: 'sold', sold_date_timestamp: null }, { now })).toBe(false);
    expectTypeOf(collapseSold([car])).toEqualTypeOf<Car[]>();
    expect(collapseSold([{ status: 'sold' }, { status: 'sold' }])).toHaveLength(2);
    expect(vehicleWord('caravan')).toBe('caravan');
  });

  it('its lists, fuel and buttons', () => {
    expect(specLists(car).featured[0]).toEqual({ key: 'km', label: 'Odometer', value: '12,000 km' });
    expect(fuelCost({ price: '$2.00', distance: '100 kms', litresPer100Km: 5 })).toEqual({
      weekly: 10,
      yearly: 520,
    });
    expect(actionsFor({ ...car, status: 'sold' }, {}).map(({ name }) => name)).toEqual(['findSimilar']);
  });
});
