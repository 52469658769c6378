import { describe, expect, it } from 'vitest';
import { SIMPLE_TRANSMISSIONS, simpleTransmission } from './simpleTransmission.ts';

describe('simpleTransmission', () => {
  it.each([
    ['Automatic', 'Automatic'],
    ['AUTOMATIC', 'Automatic'],
    ['A', 'Automatic'],
    ['8A', 'Automatic'],
    ['Sports Automatic Dual Clutch 7SP', 'Automatic'],
    ['Dual Clutch', 'Automatic'],
    ['Constantly variable (CVT)', 'Automatic'],
    ['Semi-automatic', 'Automatic'],
    ['Automated Manual', 'Automatic'],
    ['DSG', 'Automatic'],
    ['S tronic', 'Automatic'],
    ['Reduction Gear', 'Automatic'],
    ['Manual', 'Manual'],
    ['6M', 'Manual'],
    ['M', 'Manual'],
    ['Manual 6 speed', 'Manual'],
    ['Sequential', 'Other'],
    ['OTHER', 'Other'],
    ['-', null],
    ['', null],
    [null, null],
  ])('files %j under %j', (transmission, expected) => {
    expect(simpleTransmission(transmission)).toBe(expected);
  });

  it('maps each of its values to itself', () => {
    for (const transmission of SIMPLE_TRANSMISSIONS)
      expect(simpleTransmission(transmission)).toBe(transmission);
  });
});
