import { expect, test } from 'vitest';
import { inTime, TooLong } from './in-time.ts';

test('work that ends gives what it returns or throws', () => {
  expect(inTime(1_000, () => 7)).toBe(7);
  expect(inTime(1_000, () => undefined)).toBeUndefined();
  const reason = new RangeError('too deep');
  expect(() =>
    inTime(1_000, () => {
      throw reason;
    }),
  ).toThrow(reason);
});

test('work without end is ended, and the next one begins anew', () => {
  const began = performance.now();
  expect(() =>
    inTime(50, () => {
      for (;;);
    }),
  ).toThrow(TooLong);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(inTime(1_000, () => 7)).toBe(7);
});
