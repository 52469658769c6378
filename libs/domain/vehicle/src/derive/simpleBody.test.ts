import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIMPLE_BODIES, simpleBody } from './simpleBody.ts';

describe('simpleBody', () => {
  it.each([
    ['Bus', 'bus'],
    ['Minibus', 'bus'],
    ['Cab Chassis', 'cabChassis'],
    ['Dual Cab Chassis', 'cabChassis'],
    ['Caravan', 'caravan'],
    ['Pop Top', 'caravan'],
    ['Travel Trailer', 'caravan'],
    ['Fifth Wheel', 'caravan'],
    ['Convertible', 'convertible'],
    ['Cabriolet', 'convertible'],
    ['Roadster', 'convertible'],
    ['Coupé', 'coupe'],
    ['2D Coupe', 'coupe'],
    ['Hard Top', 'hardtop'],
    ['Hatchback', 'hatch'],
    ['HATCH', 'hatch'],
    ['5 Door Hatchback', 'hatch'],
    ['Liftback', 'hatch'],
    ['Light Truck', 'lightTruck'],
    ['Tipper', 'lightTruck'],
    ['Motorcycle', 'motorcycle'],
    ['Scooter', 'motorcycle'],
    ['Motorhome', 'motorhome'],
    ['Campervan', 'motorhome'],
    ['People Mover', 'peopleMover'],
    ['Mini-van, Passenger', 'peopleMover'],
    ['4D Passenger Van', 'peopleMover'],
    ['Sedan', 'sedan'],
    ['Saloon', 'sedan'],
    ['4D Sedan', 'sedan'],
    ['Soft Top', 'softtop'],
    ['SUV', 'suv'],
    ['4D Sport Utility', 'suv'],
    ['4WD Wagon', 'suv'],
    ['Crossover', 'suv'],
    ['Ute / Tray', 'ute'],
    ['DUAL CAB P/UP', 'ute'],
    ['Pickup', 'ute'],
    ['4X4 Double Cab', 'ute'],
    ['4D Crew Cab', 'ute'],
    ['Commercial', 'van'],
    ['Panel Van', 'van'],
    ['Station Wagon', 'wagon'],
    ['Estate', 'wagon'],
    ['Other', 'Other'],
    ['Crossover Coupé Shooting Brake', 'Other'],
    ['TX 350 AWD', 'Other'],
    ['4D', 'Other'],
    ['', null],
    ['null', null],
    ['-', null],
    ['---', null],
    [null, null],
    [undefined, null],
  ])('files %j under %j', (body, expected) => {
    expect(simpleBody(body)).toBe(expected);
  });

  it('maps each of its values to itself', () => {
    for (const body of SIMPLE_BODIES) expect(simpleBody(body)).toBe(body);
  });

  it('law: returns one of its values or null for any text, in any case', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const body = simpleBody(text);
        expect([...SIMPLE_BODIES, null]).toContain(body);
        expect(simpleBody(text.toUpperCase().toLowerCase())).toBe(simpleBody(text.toLowerCase()));
      }),
    );
  });
});
