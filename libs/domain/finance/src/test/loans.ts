import fc from 'fast-check';
import type { LoanTerms } from '../repayment.ts';

/** Any loan, unrealistic ones included: up to 400 % a year, up to ten years, any balloon. */
export function loans(): fc.Arbitrary<LoanTerms> {
  return fc
    .record({
      principal: fc.integer({ min: 100, max: 300_000 }),
      annualRatePercent: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 40_000 })),
      periodsPerYear: fc.constantFrom(12, 26, 52),
      years: fc.integer({ min: 1, max: 20 }),
      balloonShare: fc.integer({ min: 0, max: 95 }),
    })
    .map(({ principal, annualRatePercent, periodsPerYear, years, balloonShare }) => ({
      principal,
      annualRatePercent: annualRatePercent / 100,
      periodsPerYear,
      periods: (years * periodsPerYear) / 2,
      balloon: (principal * balloonShare) / 100,
    }));
}
