import { describe, expect, it } from 'vitest';
import { comparisonRate } from './comparisonRate.ts';
import { financeEstimate } from './financeEstimate.ts';
import { repayment } from './repayment.ts';
import { now, plainCar } from './test/financeCars.ts';

describe('lines that must not compile', () => {
  it('reject a loan with missing terms', () => {
    // @ts-expect-error The number of periods is missing.
    expect(() => repayment({ principal: 30_000, annualRatePercent: 6, periodsPerYear: 12 })).toThrow(
      RangeError,
    );
    const textual = { annualRatePercent: 6, periodsPerYear: 12, periods: 60, principal: '30000' };
    // @ts-expect-error A principal is a number of dollars, not a text.
    expect(() => repayment(textual)).toThrow(RangeError);
  });

  it('reject a frequency without a statutory number of periods', () => {
    const loan = { principal: 30_000, annualRatePercent: 6, termYears: 5 };
    // @ts-expect-error Daily repayments do not exist.
    expect(() => comparisonRate({ ...loan, frequency: 'daily' })).toThrow(RangeError);
  });

  it('reject an estimate without a current time or without a provider', () => {
    // @ts-expect-error The current time is a parameter, never the system clock.
    expect(() => financeEstimate(plainCar, { provider: 'Taurus' })).toThrow(TypeError);
    // @ts-expect-error `provider` is required; it is null for a dealer without finance.
    expect(financeEstimate(plainCar, {}, { now })).toEqual({ unavailable: 'unknown-provider' });
  });
});
