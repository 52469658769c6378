import { describe, expect, it } from 'vitest';
import { SIMPLE_FUELS, simpleFuel } from './simpleFuel.ts';

describe('simpleFuel', () => {
  it.each([
    ['Unleaded', 'Petrol'],
    ['Premium', 'Petrol'],
    ['Petrol - Premium', 'Petrol'],
    ['ULP', 'Petrol'],
    ['PULP', 'Petrol'],
    ['Leaded', 'Petrol'],
    ['GASOLINE', 'Petrol'],
    ['Gas Regular Unleaded', 'Petrol'],
    ['Flex Fuel Capability', 'Petrol'],
    ['E10', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['Turbo Diesel', 'Diesel'],
    ['Hybrid', 'Hybrid'],
    ['PULP/Electric', 'Hybrid'],
    ['Electric/Diesel', 'Hybrid'],
    ['PHEV (plug-in hybrid electric vehicle)', 'Hybrid'],
    ['PLUG-IN HYBRID', 'Hybrid'],
    ['Gasoline/Mild Electric Hybrid', 'Hybrid'],
    ['MHEV', 'Hybrid'],
    ['Diesel Hybrid', 'Hybrid'],
    ['Electric', 'Electric'],
    ['Electric Fuel System', 'Electric'],
    ['BEV (battery electric vehicle)', 'Electric'],
    ['EV', 'Electric'],
    ['LPG', 'LPG'],
    ['LPG / Unleaded', 'LPG'],
    ['Hydrogen', 'Other'],
    ['CNG', 'Other'],
    ['Others', 'Other'],
    ['devious', 'Other'],
    ['-', null],
    ['', null],
    [null, null],
  ])('files %j under %j', (fuel, expected) => {
    expect(simpleFuel(fuel)).toBe(expected);
  });

  it('maps each of its values to itself', () => {
    for (const fuel of SIMPLE_FUELS) expect(simpleFuel(fuel)).toBe(fuel);
  });
});
