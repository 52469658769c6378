import { parseCar } from '@forecourt/vehicle';
import { expect, it } from 'vitest';
import { defineDealer } from './define-dealer.ts';
import { exampleDealer, exampleLocation } from './example-dealer.ts';
import { purchasePath, reservationPath } from './is-sold-online.ts';
import { publicSite } from './public-site.ts';

const locations = (['QLD', 'NSW'] as const).map((state, at) => ({
  ...exampleLocation,
  ...{ id: at + 1, slug: `place-${at}`, name: `Place ${at}`, primary: at === 0 },
  address: { ...exampleLocation.address, state },
}));
const car = parseCar({
  ...{ id: 1, slug: 'rio', make: 'Kia', model: 'Rio', status: 'in_stock', price: 20_000, state: 'QLD' },
});
const site = {
  ...publicSite({ ...defineDealer({ ...exampleDealer, locations, features: [] }), routes: [] }),
  pages: ['cars/:slug/buy-online', 'checkout-journey'],
};

it('reserves and sells a vehicle online where the law of its state is known', () => {
  expect(reservationPath(site, car)).toBe('/cars/rio/buy-online');
  expect(purchasePath(site, car)).toBe('/checkout-journey?car_id=rio');
  for (const state of ['VIC', null] as const) {
    expect(reservationPath(site, { ...car, state })).toBeNull();
    expect(purchasePath(site, { ...car, state })).toBeNull();
  }
});

it('asks for no state of the vehicle of a dealer in one state', () => {
  const one = { ...site, locations: site.locations.slice(0, 1) };
  expect(purchasePath(one, { ...car, state: null })).toBe('/checkout-journey?car_id=rio');
});

it('sells nothing online on a site without the pages, nor what cannot be reserved', () => {
  expect(reservationPath({ ...site, pages: [] }, car)).toBeNull();
  expect(purchasePath({ ...site, pages: [] }, car)).toBeNull();
  expect(purchasePath(site, { ...car, reserved: true })).toBeNull();
});
