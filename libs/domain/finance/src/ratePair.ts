import type { FinanceLender } from '@forecourt/vehicle';
import { comparisonRate } from './comparisonRate.ts';
import type { ComparisonExample, DealerFinance } from './dealerFinance.ts';
import { ratesInForce, type UnavailableReason } from './estimateObstacle.ts';
import type { Fee } from './fee.ts';

/** The loan behind an advertised comparison rate in Australia when the dealer names no other. */
export const standardExample: ComparisonExample = { principal: 30_000, termYears: 5, secured: true };

/** Rates are published to two decimals: a published one may lie below the exact one by what that takes. */
const PUBLISHED_TO = 0.005;

/** An interest rate with the comparison rate that belongs to it, percent a year. */
export interface RatePair {
  annualRatePercent: number;
  comparisonRatePercent: number;
  /** Published by the lender or the dealer, or worked out for the example loan. */
  comparisonSource: 'lender' | 'dealer' | 'computed';
}

/** What a pair of rates is chosen from. */
export interface RateSources {
  record: FinanceLender | null;
  dealer: DealerFinance;
  /** Every fee of the loan, see `loanFees`. */
  fees: readonly Fee[];
  now: Date;
}

/**
 * The two rates of an estimate. A lender record brings both; without a record the dealer's own pair serves, while it is in force.
 * Rates of two sources are never mixed, since the comparison rate of one loan says nothing about another. A missing comparison
 * rate is worked out only where the dealer allows it. 0 % is a rate.
 *
 * A published comparison rate stands as it is while it covers every fee that the working lists. Where those make more of the same
 * example, the lender did not count one of them, and the rate of the whole list is shown instead.
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
