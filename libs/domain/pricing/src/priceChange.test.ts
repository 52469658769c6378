import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceChange } from './priceChange.ts';

test.each([
  [20_990, 19_990, '$1,000 less than when you saved it ($20,990)'],
  [20_990, 21_490.5, '$500.50 more than when you saved it ($20,990)'],
  [20_990, 20_990, undefined],
  [20_990.001, 20_990.002, undefined], // less than a cent
  [20_990, null, undefined],
  [null, 20_990, undefined],
  [undefined, 20_990, undefined],
  [Number.NaN, 20_990, undefined],
])('from %s to %s dollars: %s', (before, now, text) => {
  expect(priceChange(before, now)?.text).toBe(text);
});

test('a change and the change back differ in their direction alone', () => {
  const dollars = fc.integer({ min: 1_000, max: 100_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(dollars, dollars, (before, now) => {
      const change = priceChange(before, now);
      const back = priceChange(now, before);
      expect(change?.by).toBe(back?.by);
      expect(change === null || change.direction !== back?.direction).toBe(true);
      expect(change === null).toBe(before === now);
    }),
  );
});
