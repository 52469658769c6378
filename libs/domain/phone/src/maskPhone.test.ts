import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone } from './maskPhone.ts';

describe('maskPhone', () => {
  it.each([
    ['(07) 5550 4100', '(07) **** ****'],
    ['0491 570 006', '0491 *** ***'],
    ['1800 975 708', '1800 *** ***'],
    ['13 12 34', '13 12 **'],
    ['+61 7 5550 4100', '+61 7 **** ****'],
    ['0755504100', '07555*****'],
    ['12345', '12345'],
    ['123456', '12345*'],
    ['123', '123'],
    ['', ''],
    ['1300 CARS 22', '1300 CARS **'],
  ])('[PR-08] shows %j as %j', (text, masked) => {
    expect(maskPhone(text)).toBe(masked);
  });

  it('[PR-08] keeps length and signs, shows at most 5 characters of digits, and does not change a masked number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()+-') }), (text) => {
        const masked = maskPhone(text);
        expect(masked).toHaveLength(text.length);
        expect(masked.slice(0, 5)).toBe(text.slice(0, 5));
        expect(masked.slice(5)).not.toMatch(/\d/);
        expect(masked.slice(5).replaceAll('*', '0')).toBe(text.slice(5).replace(/\d/g, '0'));
        expect(maskPhone(masked)).toBe(masked);
      }),
    );
  });
});
