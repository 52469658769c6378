import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repayment, type LoanTerms } from './repayment.ts';
import { loans } from './test/loans.ts';

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
const loan: LoanTerms = { principal: 30_000, annualRatePercent: 6, periodsPerYear: 12, periods: 60 };

describe('repayment', () => {
  it.each([
    ['savings.com.au', 30_000, 6, 12, 60, 0, 579.98],
    ['savings.com.au with a balloon', 30_000, 6, 12, 60, 9000, 450.99],
    ['savvy.com.au', 20_000, 7.95, 12, 60, 0, 405.05],
    ['no interest', 15_000, 0, 12, 60, 0, 250],
    ['no interest with a balloon', 12_000, 0, 12, 24, 6000, 250],
  ])(
    '[FI-04] reproduces the published figure of %s',
    (_, principal, annualRatePercent, periodsPerYear, periods, balloon, published) => {
      expect(cents(repayment({ principal, annualRatePercent, periodsPerYear, periods, balloon }))).toBe(
        published,
      );
    },
  );

  it('[FI-04] is not rounded: numpy-financial has 304.145914326 for 15,000 at 8 % over 60 months', () => {
    expect(repayment({ ...loan, principal: 15_000, annualRatePercent: 8 })).toBeCloseTo(304.145914326, 9);
  });

  it.each([
    ['a principal that is not a number', { principal: Number.NaN }, /principal/],
    ['a rate that is not a number', { annualRatePercent: Number.NaN }, /annualRatePercent/],
    ['an infinite rate', { annualRatePercent: Infinity }, /annualRatePercent/],
    ['a negative rate', { annualRatePercent: -1 }, /annualRatePercent/],
    ['a negative principal', { principal: -1 }, /principal/],
    ['a negative balloon', { balloon: -1 }, /balloon/],
    ['a balloon that is not a number', { balloon: Number.NaN }, /balloon/],
    ['a balloon above the principal', { balloon: 30_000.01 }, /balloon must not be above the principal/],
    ['negative periods', { periods: -1 }, /periods/],
    ['no periods', { periods: 0 }, /periods/],
    ['half a period', { periods: 1.5 }, /periods/],
    ['periods that are not a number', { periods: Number.NaN }, /periods/],
    ['no periods in a year', { periodsPerYear: 0 }, /periodsPerYear/],
    ['periods a year that are not a number', { periodsPerYear: Number.NaN }, /periodsPerYear/],
  ])('refuses %s', (_, change, message) => {
    expect(() => repayment({ ...loan, ...change })).toThrow(RangeError);
    expect(() => repayment({ ...loan, ...change })).toThrow(message);
  });

  it.each([
    ['nothing lent', { principal: 0 }, 0],
    ['a balloon of the whole principal leaves the interest', { balloon: 30_000 }, 150],
    ['one period repays all at once', { periods: 1 }, 30_150],
  ])('%s', (_, change, expected) => {
    expect(repayment({ ...loan, ...change })).toBeCloseTo(expected, 9);
  });

  it('is proportional to the loan', () => {
    fc.assert(
      fc.property(loans(), fc.double({ min: 0.1, max: 10, noNaN: true }), (terms, factor) => {
        const scaled = {
          ...terms,
          principal: terms.principal * factor,
          balloon: (terms.balloon ?? 0) * factor,
        };
        const expected = repayment(terms) * factor;
        expect(Math.abs(repayment(scaled) - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, expected));
      }),
    );
  });

  it('law: rises with the rate and never with the number of periods', () => {
    fc.assert(
      fc.property(loans(), (terms) => {
        const amount = repayment(terms);
        expect(repayment({ ...terms, annualRatePercent: terms.annualRatePercent + 1 })).toBeGreaterThan(
          amount,
        );
        // At extreme rates both equal the interest to the last digit, hence not strictly less.
        expect(repayment({ ...terms, periods: terms.periods + 1 })).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('approaches the 0 % repayment as the rate does', () => {
    const free = repayment({ ...loan, annualRatePercent: 0 });
    expect(repayment({ ...loan, annualRatePercent: 1e-9 })).toBeCloseTo(free, 6);
    expect(repayment({ ...loan, annualRatePercent: Number.MIN_VALUE })).toBeCloseTo(free, 9);
  });
});
