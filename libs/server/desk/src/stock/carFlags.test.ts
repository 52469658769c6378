import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { expect, it } from 'vitest';
import { site } from '../test/testDesk.ts';
import { carFlags } from './carFlags.ts';

const locations = (['QLD', 'NSW'] as const).map((state, at) => ({
  ...exampleLocation,
  ...{ id: at + 1, slug: `place-${at}`, name: `Place ${at}`, primary: at === 0 },
  address: { ...exampleLocation.address, state },
}));
const enquiry = { actions: {}, show: { checkout: true }, customAction: null };
const JOURNEY = ['cars/:slug/checkout', 'checkout-journey'];
const facts = { id: 1, make: 'Kia', model: 'Rio', car_type: 'used', status: 'in_stock', price: 20_000 };

/** The flags of the buttons of the checkout, of a dealer in two states. */
function flagsOf(car: object, pages: readonly string[] = JOURNEY) {
  const shown = publicSite({ ...defineDealer({ ...exampleDealer, locations, features: [] }), routes: [] });
  const own = { ...site, shown: { ...shown, pages, features: { enquiry } } };
  const flags = carFlags(parseCar({ ...facts, ...car }), own, new Date());
  return ['action.reserve', 'action.buyOnline'].map((name) => {
    const found = flags.find(({ flag }) => flag === name);
    return [found?.value, found?.decided_by, found?.reason];
  });
}

it('says that a car of a known law is reserved in the checkout, and bought online', () => {
  expect(flagsOf({ state: 'NSW' })).toEqual([
    [true, 'dealer', 'The site switches it on. It leads to the checkout.'],
    [true, 'dealer', 'The site sells cars online.'],
  ]);
});

it.each([['VIC'], [null]])('says of a car in %s that nobody knows the law by which it is sold', (state) => {
  const noLaw =
    'nobody knows by which law the car is sold, as it stands in none of the states of the dealer’s locations';
  expect(flagsOf({ state })).toEqual([
    [true, 'dealer', `The site switches it on. It opens a form, not the checkout: ${noLaw}.`],
    [false, 'state', `It is not sold online: ${noLaw}.`],
  ]);
});

it('says where the site has no checkout, or sells no cars in it', () => {
  expect(flagsOf({ state: 'QLD' }, ['cars/:slug/buy-online'])).toEqual([
    [true, 'dealer', 'The site switches it on. It leads to the checkout.'],
    [false, 'dealer', 'The site sells no cars online.'],
  ]);
  expect(flagsOf({ state: null }, [])[0]?.[2]).toBe(
    'The site switches it on. It opens a form: the site has no checkout.',
  );
});

it('says that the car, or its reservation, forbids to buy it', () => {
  expect(flagsOf({ state: 'QLD', features: { checkout: false } })).toEqual([
    [false, 'car', 'The car switches it off.'],
    [false, 'car', 'The car switches it off.'],
  ]);
  const notNow = 'The status, price or reservation of the car does not allow it.';
  expect(flagsOf({ state: 'QLD', reserved: true })).toEqual([
    [false, 'state', notNow],
    [false, 'state', notNow],
  ]);
});
