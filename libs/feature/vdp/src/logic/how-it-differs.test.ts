import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { hitToCar, searchDocument } from '@forecourt/stock-search';
import { parseCar, type Car } from '@forecourt/vehicle';
import { expect, test } from 'vitest';
import { howItDiffers } from './how-it-differs.ts';

const shown = carWith({ price_type: 'Drive Away', price: 24_990, year: 2021, km: 61_250 });

test.each<[Partial<Car>, string]>([
  [{}, ''],
  [{ price: 22_590 }, '$2,400 less'],
  [{ price: 26_000 }, '$1,000 more'],
  [{ price: 24_500 }, ''],
  [{ price: null }, ''],
  [{ price: 22_590, price_type: 'Excl. Govt. Charges' }, ''],
  [{ price: 22_590, price_type: 'drive_away' }, '$2,400 less'],
  [{ year: 2022 }, '1 year newer'],
  [{ year: 2018 }, '3 years older'],
  [{ km: 38_000 }, '23,000 km less'],
  [{ km: 58_000 }, ''],
  [{ km: Number.NaN }, ''],
  [{ simple_transmission: 'Manual', colour: 'Blue' }, 'Manual · Blue'],
  [{ simple_transmission: 'automatic' }, ''],
  [{ price: 20_000, year: 2020, km: 90_000, colour: 'Blue' }, '$5,000 less · 1 year older · 29,000 km more'],
])('[VD-11] a vehicle with %j differs: %j', (changes, expected) => {
  expect(howItDiffers(shown, carWith({ ...changes, id: 2 }))).toBe(expected);
});

test.each(['DUAL CAB P/UP', 'Hatchback', '4D Wagon', 'Sport Utility'])(
  '[VD-11] two vehicles with the body %s do not differ in it',
  (body) => {
    const car = parseCar({ ...shown, body, simple_body: null, trans: '6 Speed', simple_transmission: null });
    const found = hitToCar(searchDocument({ ...car, id: 2 }, { now: fixedNow }));
    expect(howItDiffers(car, found)).toBe('');
    expect(howItDiffers(car, { ...found, simple_body: null, body: 'Coupe' })).toBe('Coupe');
  },
);

test.each(['sold', 'withdrawn'])('[VD-11] nothing tells the price of a vehicle that is %s', (status) => {
  expect(howItDiffers({ ...shown, status }, carWith({ id: 2, price: 22_590 }))).toBe('');
});

test('[VD-11] caravans differ in feet and berths', () => {
  const { caravan } = namedCars;
  const longer = {
    ...caravan,
    specifications: caravan.specifications && { ...caravan.specifications, body_length: 18.2, sleeps: 4 },
  };
  expect(howItDiffers(caravan, longer)).toBe('2.1 ft longer · Sleeps 4');
  // A feed may give a caravan kilometres, which its pages do not show.
  expect(howItDiffers({ ...caravan, km: 0 }, { ...longer, km: 30_000 })).toBe('2.1 ft longer · Sleeps 4');
});
