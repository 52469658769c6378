import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';
import { readNumber } from './readNumber.ts';

describe('readNumber', () => {
  it.each([
    [12990, 12990],
    [0, 0],
    [-5, -5],
    ['12990', 12990],
    ['12,990', 12990],
    ['1,234,567', 1234567],
    ['$12,990', 12990],
    [' $ 12,990.50 ', 12990.5],
    ['-500', -500],
    ['-$500', -500],
    ['-0', 0],
    ['87,450 km', 87450],
    ['250 kms', 250],
    ['250 kms ', 250],
    ['\t250', 250],
    ['1 km', 1],
    ['6.29%', 6.29],
    ['12990 AUD', 12990],
    ['2.5 L', 2.5],
    ['2 litre', 2],
    ['2 litres', 2],
    ['2500cc', 2500],
    ['1990 kg', 1990],
    ['18.4 ft', 18.4],
    ['4600 mm', 4600],
    ['POA', null],
    ['', null],
    ['12,99', null],
    ['1,2345', null],
    ['24.990,00', null],
    ['12 990', null],
    ['12990 dollars', null],
    ['about 12990', null],
    ['1e3', null],
    ['9'.repeat(400), null],
    [null, null],
    [undefined, null],
    [true, null],
    [Number.NaN, null],
    [Number.NEGATIVE_INFINITY, null],
  ])('reads %j as %j', (value, expected) => {
    expect(readNumber(value)).toBe(expected);
  });

  it('law: parses a number formatted with thousands commas', () => {
    fc.assert(
      fc.property(fc.nat(), (whole) => {
        expect(readNumber(`$${String(whole).replace(/\B(?=(\d{3})+$)/g, ',')}`)).toBe(whole);
      }),
    );
  });
});

describe('readAmount', () => {
  it.each([
    [0, 0],
    ['87,450 km', 87450],
    [-1, null],
    ['-0.01', null],
    ['POA', null],
  ])('reads %j as %j', (value, expected) => {
    expect(readAmount(value)).toBe(expected);
  });
});
