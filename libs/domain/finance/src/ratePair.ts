import type { FinanceLender } from '@forecourt/vehicle';
import { comparisonRate } from './comparisonRate.ts';
import type { ComparisonExample, DealerFinance } from './dealerFinance.ts';
import { ratesInForce, type UnavailableReason } from './estimateObstacle.ts';
import { feeTotals } from './feeTotals.ts';
import { periodsPerYear, type RepaymentFrequency } from './frequency.ts';

/** The loan behind an advertised comparison rate in Australia when the dealer names no other. */
export const standardExample: ComparisonExample = { principal: 30_000, termYears: 5, secured: true };

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
  frequency: RepaymentFrequency;
  /** Dollars, see `establishmentFee`. */
  fee: number;
  now: Date;
}

/**
 * The two rates of an estimate. A lender record brings both; without a record the dealer's own pair serves, while it is in force.
 * Rates of two sources are never mixed, since the comparison rate of one loan says nothing about another. A missing comparison
 * rate is worked out only where the dealer allows it. 0 % is a rate.
 */
export function ratePair(sources: RateSources): RatePair | UnavailableReason {
  const { record, dealer, now } = sources;
  if (record === null) {
    if (dealer.lenderRecordOnly || dealer.annualRatePercent == null) return 'no-lender-data';
    if (!ratesInForce(dealer, now)) return 'rates-expired';
  }
  const annualRatePercent = record === null ? dealer.annualRatePercent : record.interestRate;
  if (annualRatePercent == null) return 'no-interest-rate';
  const published = record === null ? dealer.comparisonRatePercent : record.comparisonRate;
  if (published != null) {
    const comparisonSource = record === null ? 'dealer' : 'lender';
    return { annualRatePercent, comparisonRatePercent: published, comparisonSource };
  }
  const computed = dealer.computeComparison ? exampleRate(annualRatePercent, sources) : null;
  if (computed === null) return 'no-comparison-rate';
  return { annualRatePercent, comparisonRatePercent: computed, comparisonSource: 'computed' };
}

/** The comparison rate of the example loan with this dealer's fees. */
function exampleRate(annualRatePercent: number, { dealer, frequency, fee }: RateSources): number | null {
  const { principal, termYears } = dealer.comparisonExample ?? standardExample;
  const fees = feeTotals(dealer.fees, termYears);
  return comparisonRate({
    principal,
    annualRatePercent,
    frequency,
    termYears,
    establishmentFee: fee + fees.once,
    periodicFee: (fees.monthly * 12) / periodsPerYear[frequency],
  });
}
