import { carWith } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { cardFacts } from './cardFacts.ts';

const caravan = { body_length: 21.5, body_width: 8, tare_weight: 2450, axle_type: 'Tandem', sleeps: 4 };

test.each([
  ['a used car', {}, ['61,250 km', 'Automatic', 'Petrol']],
  ['a car that has not moved', { km: 0 }, ['0 km', 'Automatic', 'Petrol']],
  ['a new car', { car_type: 'new', km: 12 }, ['New', 'Automatic', 'Petrol']],
  ['a demonstrator', { car_type: 'demo', km: 3000 }, ['Demo', 'Automatic', 'Petrol']],
  [
    'a car whose gearbox and fuel have no filter value',
    { simple_transmission: 'Other', trans: 'SMG', simple_fuel: 'Other', fuel: 'Other' },
    ['61,250 km', 'SMG'],
  ],
  ['a car of which little is known', { km: null, simple_fuel: 'null', fuel: null }, ['Automatic']],
  [
    '[SR-21] a caravan, which has no odometer',
    { item_type: 'caravan', specifications: { ...caravan, aggregate_trailer_mass: 2900 } },
    ['21.5 ft', 'Sleeps 4', 'Tandem'],
  ],
] as const)('the facts of %s', (_name, changes, facts) => {
  expect(cardFacts(carWith(changes))).toEqual(facts);
});
