import { describe, expect, it } from 'vitest';
import { comparisonRate } from './comparisonRate.ts';
import { financeEstimate } from './financeEstimate.ts';
import { repayment } from './repayment.ts';
import { now, plainCar } from './test/financeCars.ts';

describe('lines that must not compile', () => {
  it('refuse a loan that lacks a part of its terms', () => {
    // @ts-expect-error The number of periods is missing.
    expect(() => repayment({ principal: 30_000, annualRatePercent: 6, periodsPerYear: 12 })).toThrow(
      RangeError,
    );
    const textual = { annualRatePercent: 6, periodsPerYear: 12, periods: 60, principal: '30000' };
    // @ts-expect-error A principal is a number of dollars, not a text.
    expect(() => repayment(textual)).toThrow(RangeError);
  });

  it('refuse a frequency the law has no number for', () => {
    const loan = { principal: 30_000, annualRatePercent: 6, termYears: 5 };
    // @ts-expect-error Daily repayments do not exist.
    expect(() => comparisonRate({ ...loan, frequency: 'daily' })).toThrow(RangeError);
  });

  it('refuse an estimate without a clock or without a provider', () => {
    // @ts-expect-error The moment is a parameter, never the machine's clock.
    expect(() => financeEstimate(plainCar, { provider: 'Taurus' })).toThrow(TypeError);
    // @ts-expect-error A dealer without finance says so: provider is null.
    expect(financeEstimate(plainCar, {}, { now })).toEqual({ unavailable: 'unknown-provider' });
  });
});
