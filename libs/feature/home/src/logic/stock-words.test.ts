import { describe, expect, it } from 'vitest';
import { allOf, countedStock, kindLabel } from './stock-words.ts';

describe('countedStock', () => {
  it.each([
    [34, ['car'], '34 cars'],
    [1, ['car'], '1 car'],
    [0, ['car'], '0 cars'],
    [1234, ['caravan'], '1,234 caravans'],
    [24, ['car', 'caravan'], '24 vehicles'],
    [1, [], '1 vehicle'],
    [null, ['car'], 'cars'],
    [null, [], 'vehicles'],
  ] as const)('[SR-21] %j of %j are %j', (count, itemTypes, expected) => {
    expect(countedStock(count, itemTypes)).toBe(expected);
  });
});

it('a link to the whole stock has the count, if it is known', () => {
  expect(allOf(1234, 'cars')).toBe('All 1,234 cars');
  expect(allOf(null, 'cars')).toBe('All cars');
  expect(allOf(1, 'cars')).toBe('All cars');
});

it('the label of an item type starts with a capital letter', () => {
  expect(kindLabel('caravan')).toBe('Caravan');
});
