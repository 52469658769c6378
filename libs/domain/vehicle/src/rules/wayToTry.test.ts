import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_TYPES } from '../car/itemType.ts';
import { wayToTry } from './wayToTry.ts';

test.each([
  ['car', 'drive'],
  ['truck', 'drive'],
  [null, 'drive'],
  ['motorcycle', 'ride'],
  ['caravan', 'viewing'],
] as const)('[EN-04] a %s is tried by a %s', (itemType, way) => expect(wayToTry(itemType)).toBe(way));

test('law: only motorcycles are ridden, and only caravans are not driven or ridden', () =>
  fc.assert(
    fc.property(fc.constantFrom(...ITEM_TYPES, null), (itemType) => {
      const way = wayToTry(itemType);
      expect([way === 'ride', way === 'viewing']).toEqual([
        itemType === 'motorcycle',
        itemType === 'caravan',
      ]);
    }),
  ));
