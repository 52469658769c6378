import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seededRandom.ts';

describe('seededRandom', () => {
  it('gives the same numbers on every machine', () => {
    const random = seededRandom('forecourt');
    const numbers = [random(), random(), random()];
    expect(numbers.map((number) => Math.floor(number * 1e9))).toEqual([852_687_652, 143_509_195, 32_206_576]);
  });

  it('law: values lie in [0, 1) and are evenly distributed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seededRandom(seed);
        const numbers = Array.from({ length: 400 }, random);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
        const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
      }),
    );
  });
});
