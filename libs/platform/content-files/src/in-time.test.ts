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

test('work that a paused machine kept waiting is done again', () => {
  let times = 0;
  const pause = () => {
    times += 1;
    // The clock goes on, and the processor does nothing for the thread.
    if (times === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    return 7;
  };
  expect(inTime(100, pause)).toBe(7);
  expect(times).toBe(2);
});
