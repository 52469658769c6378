import { describe, expect, it } from 'vitest';
import type { Car } from '../car/car.ts';
import { parseCar } from '../car/parseCar.ts';
import { BODY_TYPE_CODES, BODY_TYPES, bodyTypeOf, isOfBodyType } from './bodyTypes.ts';
import type { BodyTypeCode, PrestigeRule } from './bodyTypes.ts';

const car = (fields: Partial<Car>): Car => ({ ...parseCar({ id: 7, make: 'Kia', model: 'Rio' }), ...fields });

describe('BODY_TYPES', () => {
  it('[SR-18] are the 20 of the specification, in its order, each with its slug and its label', () => {
    expect(BODY_TYPES.map(({ code, slug, label }) => `${code} ${slug} ${label}`)).toEqual([
      '4x4 4x4 4x4',
      'bus bus Bus',
      'cabChassis cab-chassis Cab chassis',
      'convertible convertible Convertible',
      'coupe coupe Coupe',
      'ev ev Electric',
      'hardtop hardtop Hardtop',
      'hatch hatch Hatch',
      'hatchback hatchback Hatchback',
      'motorhome motorhome Motorhome',
      'lightTruck light-truck Light truck',
      'peopleMover people-mover People mover',
      'prestige prestige Prestige',
      'sedan sedan Sedan',
      'softtop softtop Soft top',
      'suv suv SUV',
      'ute ute Ute',
      'van van Van',
      'wagon wagon Wagon',
      'stationWagon station-wagon Station wagon',
    ]);
    expect(BODY_TYPES.map(({ code }) => code)).toEqual([...BODY_TYPE_CODES]);
  });

  it('have another canonical code for hatchback and station wagon only', () => {
    const moved = BODY_TYPES.filter(({ code, canonical }) => code !== canonical);
    expect(moved.map(({ code, canonical }) => [code, canonical])).toEqual([
      ['hatchback', 'hatch'],
      ['stationWagon', 'wagon'],
    ]);
  });

  it.each([
    ['light-truck', 'lightTruck'],
    ['lightTruck', 'lightTruck'],
    ['LIGHTTRUCK', 'lightTruck'],
    ['4x4', '4x4'],
    ['4X4', '4x4'],
    ['station-wagon', 'stationWagon'],
    ['spaceship', undefined],
    ['', undefined],
  ])('finds %j as %j', (text, code) => {
    expect(bodyTypeOf(text)?.code).toBe(code);
  });
});

describe('isOfBodyType', () => {
  it.each<[BodyTypeCode, Partial<Car>, boolean, PrestigeRule?]>([
    ['hatch', { simple_body: 'hatch' }, true],
    ['hatchback', { simple_body: 'hatch' }, true],
    ['hatch', { simple_body: 'Hatchback' }, true],
    ['hatch', { simple_body: 'sedan' }, false],
    ['hatch', { simple_body: null }, false],
    ['wagon', { simple_body: 'wagon' }, true],
    ['stationWagon', { simple_body: 'wagon' }, true],
    ['lightTruck', { simple_body: 'lightTruck' }, true],
    ['ev', { simple_fuel: 'Electric' }, true],
    ['ev', { simple_fuel: 'Hybrid' }, false],
    ['4x4', { drive: '4WD' }, true],
    ['4x4', { drive: '4x4' }, true],
    ['4x4', { drive: 'AWD' }, false],
    ['4x4', { drive: null }, false],
    ['prestige', { price: 1e6 }, false],
    ['prestige', { make: 'BMW' }, true, { makes: ['Audi', 'bmw'] }],
    ['prestige', { make: 'Kia' }, false, { makes: ['Audi', 'bmw'] }],
    ['prestige', { price: 100_000 }, true, { minPrice: 100_000 }],
    ['prestige', { price: 99_999 }, false, { minPrice: 100_000 }],
    ['prestige', { price: null }, false, { minPrice: 100_000 }],
    ['prestige', { price: 1e6 }, false, { minPrice: null }],
  ])('whether %s includes %j: %j', (code, fields, expected, prestige) => {
    expect(isOfBodyType(car(fields), code, prestige)).toBe(expected);
  });
});
