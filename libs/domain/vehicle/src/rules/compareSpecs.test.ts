import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCar } from '../car/parseCar.ts';
import { compareSpecs } from './compareSpecs.ts';

const car = (facts: Record<string, unknown>) => parseCar({ id: 7, make: 'Toyota', model: 'Hilux', ...facts });
const caravan = (specifications: Record<string, unknown>) =>
  parseCar({ id: 8, make: 'Jayco', model: 'Journey', item_type: 'caravan', specifications });
const lineOf = (key: string, cars: Parameters<typeof compareSpecs>[0]) =>
  compareSpecs(cars).find((line) => line.key === key);

describe('vehicles side by side', () => {
  it.each([
    [
      'a caravan has no kilometres that are fewer',
      'km',
      [{ item_type: 'caravan', km: 0 }, { km: 80_000 }, { km: 9_000 }],
      [null, '80,000 km', '9,000 km'],
      [2],
      'Lowest',
    ],
    ['less is better', 'km', [{ km: 80_000 }, { km: 0 }], ['80,000 km', '0 km'], [1], 'Lowest'],
    ['more is better', 'seats', [{ seats: 7 }, { seats: 5 }], ['7', '5'], [0], 'Most'],
    [
      'two share the best',
      'seats',
      [{ seats: 7 }, { seats: 5 }, { seats: 7 }],
      ['7', '5', '7'],
      [0, 2],
      'Most',
    ],
    ['one is not known', 'seats', [{ seats: 7 }, {}], ['7', null], null, null],
    [
      'the best of those that are known',
      'km',
      [{}, { km: 9 }, { km: 10 }],
      [null, '9 km', '10 km'],
      [1],
      'Lowest',
    ],
    ['all are the same', 'seats', [{ seats: 5 }, { seats: 5 }], ['5', '5'], null, null],
    [
      'a word is not better than another',
      'drive',
      [{ drive: '4WD' }, { drive: '2WD' }],
      ['4WD', '2WD'],
      null,
      null,
    ],
  ])('%s', (_name, key, facts, values, places, word) => {
    const best = places === null ? null : { places, word };
    expect(lineOf(key, facts.map(car))).toMatchObject({ values, best });
  });

  it('has the fuel of a year in whole dollars where the consumption is known', () => {
    const cars = [
      car({ fuel: 'Petrol', variant: { fuelconsumptioncombined: 8.3 } }),
      car({ fuel: 'Petrol' }),
      car({ fuel: 'Electric', variant: { fuelconsumptioncombined: 0 } }),
      car({ fuel: 'Petrol', variant: { fuelconsumptioncombined: 0 } }),
    ];
    // 250 km a week at $1.70 a litre: 250 × 8.3 ÷ 100 × 1.7 × 52 = 1,834.3
    expect(lineOf('fuelyear', cars)?.values).toEqual(['$1,834', null, null, null]);
  });

  it('has what differs first, and says what does not', () => {
    const lines = compareSpecs([
      car({ km: 10, seats: 5, colour: 'Red', doors: 4 }),
      car({ km: 10, seats: 7, colour: 'Blue' }),
    ]);
    expect(lines.map(({ key, differs }) => [key, differs])).toEqual([
      ['seats', true],
      ['doors', true],
      ['colour', true],
      ['km', false],
    ]);
  });

  it('has each line of a caravan once, and a vehicle of another kind beside it', () => {
    const keys = compareSpecs([
      caravan({ body_length: 18, sleeps: 4, tare_weight: 1900, aggregate_trailer_mass: 2500 }),
      car({ km: 10 }),
    ]).map(({ key, values }) => `${key} ${values.join(' / ')}`);
    expect(keys).toEqual([
      'body_length 18 ft / ',
      'sleeps 4 / ',
      'tare_weight 1,900 kg / ',
      'aggregate_trailer_mass 2,500 kg / ',
      'payload 600 kg / ',
      'km  / 10 km',
    ]);
  });

  it('of no vehicle has no line', () => expect(compareSpecs([])).toEqual([]));

  it('changes only the order of the values with the order of the vehicles', () => {
    const amounts = fc.record({
      km: fc.option(fc.integer({ min: 0, max: 999_999 })),
      seats: fc.option(fc.integer({ min: 1, max: 12 })),
      drive: fc.option(fc.constantFrom('4WD', '2WD')),
    });
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 2, maxLength: 4 }), (facts) => {
        const cars = facts.map(car);
        const turned = compareSpecs(cars.toReversed());
        for (const line of compareSpecs(cars)) {
          const other = turned.find(({ key }) => key === line.key);
          expect(other?.values).toEqual(line.values.toReversed());
          expect(other?.differs).toBe(line.differs);
          const places = line.best?.places.map((place) => cars.length - 1 - place).toReversed();
          expect(other?.best?.places).toEqual(places);
        }
      }),
    );
  });
});
