import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampLoan, optionalAmountBounds } from './clampLoan.ts';

const bounds = { min: 1000, max: 100_000 };
const message = 'Cannot be less than $1,000 or more than $100,000';

describe('clampLoan', () => {
  it.each([
    [1000, 1000, 1000, null],
    [999.99, 999.99, 1000, message],
    [100_000, 100_000, 100_000, null],
    [100_000.01, 100_000.01, 100_000, message],
    [0, 0, 1000, message],
    [-5, 0, 1000, message],
    [Number.NaN, 0, 1000, message],
    [Infinity, Infinity, 100_000, message],
  ])('[FI-03, AN-02] %s is %s while typing and becomes %s on blur', (amount, typed, value, text) => {
    expect(clampLoan(amount, bounds)).toEqual({ typed, value, message: text });
  });

  it('[FI-03] names the bounds in the unit of the field', () => {
    const years = (bound: number) => `${bound} years`;
    expect(clampLoan(9, { min: 1, max: 7 }, years).message).toBe(
      'Cannot be less than 1 years or more than 7 years',
    );
  });

  it.each([
    [0, 0, false],
    [-1, 0, true],
    [250_000, 250_000, false],
    [250_001, 250_000, true],
  ])('[FI-03] a deposit or residual of %s becomes %s', (amount, value, wrong) => {
    const clamped = clampLoan(amount, optionalAmountBounds);
    expect(clamped.value).toBe(value);
    expect(clamped.message !== null).toBe(wrong);
  });

  it('law: the result lies within the bounds, and clamping twice changes nothing', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        const { value } = clampLoan(amount, bounds);
        expect(value).toBeGreaterThanOrEqual(1000);
        expect(value).toBeLessThanOrEqual(100_000);
        expect(clampLoan(value, bounds)).toEqual({ typed: value, value, message: null });
      }),
    );
  });
});
