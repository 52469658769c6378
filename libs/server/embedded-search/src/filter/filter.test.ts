import { describe, expect, it } from 'vitest';
import { distanceMeters, isInPolygon } from './geo.ts';
import { splitValues } from './splitValues.ts';
import { tokenizeFilter } from './tokenizeFilter.ts';

describe('tokenizeFilter', () => {
  const text = (filter: string): string =>
    tokenizeFilter(filter)
      .map((token) => (typeof token === 'string' ? token : token.expression))
      .join(' | ');

  it.each([
    ['a:=1 && b:[1..2]', 'a:=1 | && | b:[1..2]'],
    ['(a:1||b:2)&&c:3', '( | a:1 | || | b:2 | ) | && | c:3'],
    ['badge:=`SR (4X4)` && a:1', 'badge:=`SR (4X4)` | && | a:1'],
    ['name:Smith & Sons', 'name:Smith & Sons'],
    ['a:=[`x && y`,`(z)`]', 'a:=[`x && y`,`(z)`]'],
    ['spot: (1, 2, 3 km) || a:1', 'spot: (1, 2, 3 km) | || | a:1'],
  ])('%s', (filter, expected) => {
    expect(text(filter)).toBe(expected);
  });

  it('refuses half an operator', () => {
    expect(() => tokenizeFilter('& a:1')).toThrow('Could not parse the filter filter_query.');
  });
});

describe('splitValues', () => {
  it.each([
    ['a, b ,c', ['a', 'b', 'c']],
    ['`Liverpool, NSW`,`Bentley, WA`', ['Liverpool, NSW', 'Bentley, WA']],
    ['a\\`s,b', ['a\\`s', 'b']],
    ['', []],
  ])('%s', (list, values) => {
    expect(splitValues(list)).toEqual(values);
  });
});

describe('geo', () => {
  it('measures along the globe', () => {
    expect(distanceMeters(-33.8688, 151.2093, -37.8136, 144.9631)).toBeCloseTo(713_431, -3);
    expect(distanceMeters(10, 20, 10, 20)).toBe(0);
  });

  const square: [number, number][] = [
    [-38, 144],
    [-38, 146],
    [-37, 146],
    [-37, 144],
  ];
  it.each([
    ['inside', -37.5, 145, true],
    ['outside', -36.5, 145, false],
    ['on the other side of the globe', 37.5, -35, false],
    ['beyond the straight line but within the great circle', -38.003, 145, true],
  ])('%s', (_, lat, lng, inside) => {
    expect(isInPolygon(lat, lng, square)).toBe(inside);
  });
});
