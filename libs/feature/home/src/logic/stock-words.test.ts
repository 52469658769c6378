import { describe, expect, it } from 'vitest';
import { countedStock, kindLabel } from './stock-words.ts';

describe('countedStock', () => {
  it.each([
    [34, ['car'], '34 cars'],
    [1, ['car'], '1 car'],
    [0, ['car'], '0 cars'],
    [1234, ['caravan'], '1,234 caravans'],
    [24, ['car', 'caravan'], '24 vehicles'],
    [1, [], '1 vehicle'],
  ] as const)('[SR-21] %d of %j are %j', (count, itemTypes, expected) => {
    expect(countedStock(count, itemTypes)).toBe(expected);
  });
});

it('a label of a kind of vehicle begins with a capital', () => {
  expect(kindLabel('caravan')).toBe('Caravan');
});
