import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_TYPES } from '../car/carType.ts';
import { favouriteVisible } from './favouriteVisible.ts';
import type { FavouriteCar, FavouriteRules } from './favouriteVisible.ts';

const picture = { image: { url: '/a.webp', thumb: { url: '/a.webp' } } };
const car: FavouriteCar = {
  status: 'in_stock',
  car_type: 'used',
  price: 1,
  images: [picture],
  features: null,
};
const strict = { usedOnly: true, pricedOnly: true, picturedOnly: true };

describe('favouriteVisible', () => {
  it.each<[Partial<FavouriteCar>, FavouriteRules, boolean]>([
    [{}, {}, true],
    [{ car_type: 'new', price: null, images: [] }, {}, true],
    [{ status: 'sold' }, {}, false],
    [{ status: 'on_hold' }, {}, false],
    [{ status: 'unknown' }, { comingSoon: true }, false],
    [{ status: 'coming_soon' }, {}, false],
    [{ status: 'coming_soon' }, { comingSoon: true }, true],
    [{ status: 'coming_soon', car_type: 'new' }, { comingSoon: true, usedOnly: true }, false],
    [{ status: 'sold' }, { comingSoon: true }, false],
    [{}, strict, true],
    [{ car_type: 'demo' }, { usedOnly: true }, false],
    [{ car_type: 'new' }, { usedOnly: true }, false],
    [{ price: 0 }, { pricedOnly: true }, false],
    [{ price: -1 }, { pricedOnly: true }, false],
    [{ price: null }, { pricedOnly: true }, false],
    [{ images: [] }, { picturedOnly: true }, false],
    [{ features: { garage: false } }, {}, false],
    [{ features: { garage: true, finance: false } }, strict, true],
  ])('[GA-04] a vehicle with %j and site rules %j can be saved: %j', (fields, rules, expected) => {
    expect(favouriteVisible({ ...car, ...fields }, { rules })).toBe(expected);
  });

  it('[GA-04] keeps the button of a vehicle that is already saved', () => {
    expect(favouriteVisible({ ...car, status: 'sold' }, { saved: true })).toBe(true);
    expect(favouriteVisible({ ...car, status: 'sold' }, { saved: false })).toBe(false);
    expect(favouriteVisible(car)).toBe(true);
  });

  it('[GA-04] law: shows the button of every saved vehicle, of no other sold one, and of no more vehicles with stricter site rules', () => {
    const anyCar = fc.record({
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'on_hold', ''),
      car_type: fc.constantFrom(...CAR_TYPES),
      price: fc.option(fc.integer({ min: -5, max: 5 })),
      images: fc.array(fc.constant(picture), { maxLength: 2 }),
      features: fc.option(fc.record({ garage: fc.boolean() })),
    });
    const anyRules = fc.record({
      usedOnly: fc.boolean(),
      pricedOnly: fc.boolean(),
      picturedOnly: fc.boolean(),
      comingSoon: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCar, anyRules, (one, rules) => {
        expect(favouriteVisible(one, { saved: true, rules })).toBe(true);
        const shown = favouriteVisible(one, { rules });
        if (one.status === 'sold') expect(shown).toBe(false);
        if (!shown) expect(favouriteVisible(one, { rules: { ...rules, ...strict } })).toBe(false);
        if (shown) expect(favouriteVisible(one, { rules: { comingSoon: rules.comingSoon } })).toBe(true);
      }),
    );
  });
});
