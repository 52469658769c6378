import type { FinanceLender } from '@forecourt/vehicle';
import { comparisonRate } from './comparisonRate.ts';
import type { ComparisonExample, DealerFinance } from './dealerFinance.ts';
import { ratesInForce, type UnavailableReason } from './estimateObstacle.ts';
import type { Fee } from './fee.ts';

/** The loan behind an advertised comparison rate in Australia unless the dealer sets another. */
export const standardExample: ComparisonExample = { principal: 30_000, termYears: 5, secured: true };

/** Published rates have two decimals: one may be below the exact rate by this rounding error. */
const PUBLISHED_TO = 0.005;

/** An interest rate with its comparison rate, percent a year. */
export interface RatePair {
  annualRatePercent: number;
  comparisonRatePercent: number;
  /** Published by the lender or the dealer, or computed for the example loan. */
  comparisonSource: 'lender' | 'dealer' | 'computed';
}

/** Input of `ratePair`. */
export interface RateSources {
  record: FinanceLender | null;
  dealer: DealerFinance;
  /** Every fee of the loan, see `loanFees`. */
  fees: readonly Fee[];
  now: Date;
}

/**
 * The two rates of an estimate. Both come from the lender record; without one, from the dealer, while its rates are in force.
 * Rates of two sources are never mixed, since the comparison rate of one loan does not apply to another. A missing comparison
 * rate is computed only if the dealer allows it. 0 % is a valid rate.
 *
 * A published comparison rate is used unchanged if it covers every fee of the working. If the rate computed with all fees for the
 * same example is higher, the lender left out a fee, and the computed rate is shown instead.
 */
export function ratePair(sources: RateSources): RatePair | UnavailableReason {
  const { record, dealer, fees, now } = sources;
  if (record === null) {
    if (dealer.lenderRecordOnly || dealer.annualRatePercent == null) return 'no-lender-data';
    if (!ratesInForce(dealer, now)) return 'rates-expired';
  }
  const annualRatePercent = record === null ? dealer.annualRatePercent : record.interestRate;
  if (annualRatePercent == null) return 'no-interest-rate';
  const published = record === null ? dealer.comparisonRatePercent : record.comparisonRate;
  if (published == null && !dealer.computeComparison) return 'no-comparison-rate';
  const computed = exampleRate(annualRatePercent, fees, dealer);
  if (computed === null) return 'no-comparison-rate';
  if (published != null && published >= computed - PUBLISHED_TO) {
    const comparisonSource = record === null ? 'dealer' : 'lender';
    return { annualRatePercent, comparisonRatePercent: published, comparisonSource };
  }
  return { annualRatePercent, comparisonRatePercent: computed, comparisonSource: 'computed' };
}

/** The comparison rate of the example loan with these fees, repaid monthly as lenders publish it. */
function exampleRate(annualRatePercent: number, fees: readonly Fee[], dealer: DealerFinance): number | null {
  const { principal, termYears } = dealer.comparisonExample ?? standardExample;
  return comparisonRate({ principal, annualRatePercent, frequency: 'monthly', termYears, fees });
}
