import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, valueOrder } from './valueOrder.ts';

describe('the order of values with equal counts', () => {
  it.each([
    ['Kia', 'Mazda'],
    ['Kia', 'BMW'],
    ['29990', '10000'],
    ['9', '10'],
    ['Škoda', 'Toyota'],
  ])('%s comes before %s', (first, second) => {
    expect(compareValues(first, second)).toBeLessThan(0);
    expect(valueOrder(first)).toBeLessThanOrEqual(valueOrder(second));
  });

  it('law: the number agrees with the order of the texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '0', '9', ' ', 'é', '東'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const numbers = valueOrder(a) - valueOrder(b);
        if (numbers !== 0) expect(Math.sign(numbers)).toBe(Math.sign(compareValues(a, b)));
      }),
    );
  });
});
