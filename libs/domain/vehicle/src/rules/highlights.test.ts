import { describe, expect, test } from 'vitest';
import { parseCar } from '../car/parseCar.ts';
import { highlights } from './highlights.ts';

const car = (changes: object) => highlights(parseCar({ id: 1, make: 'A', model: 'B', ...changes }));
const values = (changes: object) => car(changes).map(({ key, value }) => `${key}: ${value}`);
const caravan = {
  item_type: 'caravan',
  body: 'Caravan',
  specifications: { body_length: 21, sleeps: 5, axle_type: 'Tandem Independent' },
};

describe('the three facts beside the price', () => {
  test.each([
    [
      'kilometres, transmission and body of a car',
      { km: 45_432, trans: '9 Speed Automatic', simple_transmission: 'Automatic', body: 'Sedan' },
      ['km: 45,432 km', 'transmission: Automatic', 'body: Sedan'],
    ],
    ['0 km as a value', { km: 0, body: 'SUV' }, ['km: 0 km', 'body: SUV']],
    [
      'the icon of a truck',
      { item_type: 'truck', km: 9, body: 'Light Truck' },
      ['km: 9 km', 'truck: Light Truck'],
    ],
    [
      'feet, berths and body of a caravan',
      caravan,
      ['body_length: 21 ft', 'sleeps: Sleeps 5', 'caravan: Caravan'],
    ],
    [
      'no kilometres of a caravan, even if its feed has them',
      { ...caravan, km: 12_000, simple_transmission: 'Manual' },
      ['body_length: 21 ft', 'sleeps: Sleeps 5', 'caravan: Caravan'],
    ],
    ['a caravan without measurements', { ...caravan, specifications: null }, ['caravan: Caravan']],
    ['nothing for a vehicle without data', {}, []],
    ['no text “null”', { km: 5, body: 'null' }, ['km: 5 km']],
  ])('[VD-08] are %s', (_, changes, expected) => {
    expect(values(changes)).toEqual(expected);
  });

  test('[VD-08] show the feed’s transmission if it has no filter value', () => {
    const known = parseCar({ id: 1, make: 'A', model: 'B', trans: 'SMG', body: 'Coupe' });
    expect(known.simple_transmission).toBe('Other');
    const facts = highlights(known);
    expect(facts.map(({ value }) => value)).toEqual(['SMG', 'Coupe']);
  });
});
