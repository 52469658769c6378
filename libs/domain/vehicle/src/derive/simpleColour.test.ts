import { describe, expect, it } from 'vitest';
import { SIMPLE_COLOURS, simpleColour } from './simpleColour.ts';

describe('simpleColour', () => {
  it.each([
    ['White', 'White'],
    ['Platinum White Pearl', 'White'],
    ['Diamond Black Crystal Pearlcoat', 'Black'],
    ['Blue Black Pearl', 'Black'],
    ['Gun Metallic', 'Grey'],
    ['Steel Graphite', 'Grey'],
    ['Gray', 'Grey'],
    ['Typhoon Silver', 'Silver'],
    ['Burgundy', 'Red'],
    ['Cream', 'Beige'],
    ['Champagne', 'Gold'],
    ['Copper', 'Bronze'],
    ['Black / Tan', 'Black'],
    ['White and Blue', 'White'],
    ['Red & Black', 'Red'],
    ['Silver, Grey', 'Silver'],
    ['Ice Cap', 'Other'],
    ['5 years', 'Other'],
    ['/ Black', 'Black'],
    ['/', null],
    ['---', null],
    ['-', null],
    ['null', null],
    [null, null],
  ])('files %j under %j', (colour, expected) => {
    expect(simpleColour(colour)).toBe(expected);
  });

  it('maps each of its values to itself', () => {
    for (const colour of SIMPLE_COLOURS) expect(simpleColour(colour)).toBe(colour);
  });
});
