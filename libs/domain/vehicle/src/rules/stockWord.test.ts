import { expect, test } from 'vitest';
import type { ItemType } from '../car/itemType.ts';
import { stockWord } from './stockWord.ts';

test.each<[ItemType[], number, string]>([
  [['caravan'], 24, 'caravans'],
  [['caravan'], 1, 'caravan'],
  [['caravan'], 0, 'caravans'],
  [['truck'], 2, 'trucks'],
  [['motorcycle'], 2, 'motorcycles'],
  [['car'], 39, 'vehicles'],
  [['car'], 1, 'vehicle'],
  [['caravan', 'truck'], 3, 'vehicles'],
  [[], 3, 'vehicles'],
])('[SR-21] %j, counted %i, are called %s', (types, count, word) => {
  expect(stockWord(types, count)).toBe(word);
});
