import { describe, expect, it } from 'vitest';
import { Collection } from '../collection/Collection.ts';
import { parseSchema } from '../schema/parseSchema.ts';
import { evaluateFilter } from './evaluateFilter.ts';
import { checkPolygon } from './checkPolygon.ts';
import { cornerAt, distanceMeters, isInPolygon } from './geo.ts';
import { parseFilter } from './parseFilter.ts';
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

  it('rejects half an operator', () => {
    expect(() => tokenizeFilter('& a:1')).toThrow('Could not parse the filter filter_query.');
  });
});

describe('parseFilter', () => {
  const fields = [
    { name: 'n', type: 'int32' },
    { name: 't', type: 'string' },
    { name: 'spot', type: 'geopoint' },
  ];
  const collection = new Collection(parseSchema({ name: 'x', fields }), 0);

  it.each([
    ['t:=`a', 'unbalanced backticks'],
    ['t:=[`a`,`b]', 'unbalanced backticks'],
    ['t:=`a` && t:=`b && n:1', 'unbalanced backticks'],
    ['n:>0) || t:=`a', 'unbalanced backticks'],
    ['`', 'unbalanced backticks'],
    ['(n:>0', 'unbalanced parentheses'],
    ['n:>0)', 'unbalanced parentheses'],
    [')n:>0(', 'unbalanced parentheses'],
    ['t:(a && n:>0', 'unbalanced parentheses'],
    ['spot:(1,2,3 km', 'unbalanced parentheses'],
  ])('rejects %s', (filter, why) => {
    expect(() => parseFilter(filter, collection)).toThrow(`Could not parse the filter query: ${why}.`);
  });

  it.each(['t:=`a)`', 't:=`a (b`', 't:=`a\\`s` && n:>0', '(t:=[`(`,`)`] || n:1)', 'spot:(1,2,3 km) && n:1'])(
    'parses %s',
    (filter) => expect(parseFilter(filter, collection)).not.toBeNull(),
  );
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
  it('measures great-circle distances', () => {
    expect(distanceMeters(-33.8688, 151.2093, -37.8136, 144.9631)).toBeCloseTo(713_431, -3);
    expect(distanceMeters(10, 20, 10, 20)).toBe(0);
  });

  const square = [cornerAt(-38, 144), cornerAt(-38, 146), cornerAt(-37, 146), cornerAt(-37, 144)];
  it.each([
    ['inside', -37.5, 145, true],
    ['outside', -36.5, 145, false],
    ['on the other side of the globe', 37.5, -35, false],
    ['beyond the straight line but within the great circle', -38.003, 145, true],
  ])('%s', (_, lat, lng, inside) => {
    expect(isInPolygon(lat, lng, square)).toBe(inside);
  });

  it.each([
    ['two corners', [1, 2, 3, 4], 'Non-empty, non-full loops must have at least 3 vertices'],
    ['a corner twice', [1, 2, 1, 2, 3, 4, 5, 1], 'Edge 0 is degenerate (duplicate vertex)'],
    ['sides that cross', [-33, 150, -35, 152, -33, 152, -35, 150], 'Edge 0 crosses edge 2'],
    [
      'a duplicate corner',
      [-33, 150, -35, 150, -35, 152, -33, 152, -35, 150],
      'Edge 0 has duplicate vertex with edge 3',
    ],
  ])('rejects a polygon of %s', (_, numbers, why) => {
    const corners = numbers.flatMap((lat, i) => (i % 2 === 0 ? [cornerAt(lat, numbers[i + 1]!)] : []));
    expect(() => checkPolygon(corners)).toThrow(`Polygon is invalid: ${why}`);
  });
});

describe('a cached clause', () => {
  it('matches the current documents, and callers cannot change it', () => {
    const collection = new Collection(parseSchema({ name: 'x', fields: [{ name: 'n', type: 'int32' }] }), 0);
    const found = (filter: string): number[] => [
      ...evaluateFilter(parseFilter(filter, collection)!, collection).toArray(),
    ];
    collection.put('a', { id: 'a', n: 1 });
    collection.put('b', { id: 'b', n: 2 });
    expect(found('n:>0')).toEqual([0, 1]);
    expect(found('n:>0 && n:<2')).toEqual([0]);
    expect(found('n:>0')).toEqual([0, 1]);
    collection.put('c', { id: 'c', n: 3 });
    expect(found('n:>0')).toEqual([0, 1, 2]);
    collection.delete('a');
    expect(found('n:>0')).toEqual([1, 2]);
  });
});
