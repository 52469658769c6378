import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';
import { relativeLuminance } from './relativeLuminance.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b5fa5', '#ffffff', 6.57],
    ['#0B5FA5', '#0b5fa5', 1],
  ])('%s on %s is %d', (front, back, ratio) => {
    expect(contrastRatio(front, back)).toBeCloseTo(ratio, 2);
  });

  test('lies between 1 and 21 and does not depend on the order', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        const ratio = contrastRatio(a, b);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(b, a)).toBe(ratio);
      }),
    );
  });

  test.each(['red', '#12345', '#12345678', 'rgb(0 0 0)', ''])('"%s" is rejected', (text) => {
    expect(() => relativeLuminance(text)).toThrow(/is not a colour/);
  });
});
