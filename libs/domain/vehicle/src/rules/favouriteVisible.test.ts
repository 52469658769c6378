import { describe, expect, it } from 'vitest';
import type { Car } from '../car/car.ts';
import { favouriteVisible } from './favouriteVisible.ts';
import type { FavouriteRules } from './favouriteVisible.ts';

type FavouriteCar = Pick<Car, 'status' | 'car_type' | 'price' | 'images'>;
const picture = { image: { url: '/a.webp', thumb: { url: '/a.webp' } } };
const car: FavouriteCar = { status: 'in_stock', car_type: 'used', price: 1, images: [picture] };

describe('favouriteVisible', () => {
  it.each<[Partial<FavouriteCar>, FavouriteRules, boolean]>([
    [{}, {}, true],
    [{ car_type: 'new', price: null, images: [] }, {}, true],
    [{ status: 'sold' }, {}, false],
    [{ status: 'coming_soon' }, {}, false],
    [{ status: 'coming_soon' }, { comingSoon: true }, true],
    [{ status: 'sold' }, { comingSoon: true }, false],
    [{}, { usedOnly: true, pricedOnly: true, picturedOnly: true }, true],
    [{ car_type: 'demo' }, { usedOnly: true }, false],
    [{ price: 0 }, { pricedOnly: true }, false],
    [{ price: null }, { pricedOnly: true }, false],
    [{ images: [] }, { picturedOnly: true }, false],
  ])('lets a vehicle with %j under %j be marked: %j', (fields, rules, expected) => {
    expect(favouriteVisible({ ...car, ...fields }, { rules })).toBe(expected);
  });

  it('keeps the button of a vehicle that is already marked', () => {
    expect(favouriteVisible({ ...car, status: 'sold' }, { saved: true })).toBe(true);
    expect(favouriteVisible({ ...car, status: 'sold' }, { saved: false })).toBe(false);
    expect(favouriteVisible(car)).toBe(true);
  });
});
