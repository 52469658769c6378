import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allParts } from './allParts.ts';
import { drawnPrize } from './drawnPrize.ts';
import { oddsText } from './oddsText.ts';

const prizes = [
  { id: 'service', parts: 1 },
  { id: 'mats', parts: 4 },
  { id: 'nothing', parts: 5 },
];

test.each([
  [0, 'service'],
  [1, 'mats'],
  [4, 'mats'],
  [5, 'nothing'],
  [9, 'nothing'],
])('a roll of %i gives %s', (roll, id) => expect(drawnPrize(prizes, roll).id).toBe(id));

test.each([10, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no roll', (roll) => {
  expect(() => drawnPrize(prizes, roll)).toThrow(RangeError);
});

test('without prizes nothing is drawn', () => expect(() => drawnPrize([], 0)).toThrow(RangeError));

test.each([
  ['service', '1 in 10'],
  ['mats', '2 in 5'],
  ['nothing', '1 in 2'],
])('the odds of %s are %s', (id, odds) => {
  expect(oddsText(prizes.find((prize) => prize.id === id) ?? { parts: 0 }, prizes)).toBe(odds);
});

test('long odds are written with a comma', () => {
  expect(oddsText({ parts: 1 }, [{ parts: 1 }, { parts: 9_999 }])).toBe('1 in 10,000');
  expect(oddsText({ parts: 1_234 }, [{ parts: 1_234 }, { parts: 8_767 }])).toBe('1,234 in 10,001');
});

const anyPrizes = fc
  .array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((parts, index) => ({ id: `prize-${index}`, parts })));

test('over all rolls each prize comes exactly as often as it has parts', () => {
  fc.assert(
    fc.property(anyPrizes, (list) => {
      const counts = new Map<string, number>();
      for (let roll = 0; roll < allParts(list); roll += 1) {
        const { id } = drawnPrize(list, roll);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      expect(list.map(({ id }) => counts.get(id))).toEqual(list.map(({ parts }) => parts));
    }),
  );
});
