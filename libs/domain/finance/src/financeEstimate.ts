import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { Car, FinanceLender } from '@forecourt/vehicle';
import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { dealerObstacle, dealerToday, providerObstacle, type UnavailableReason } from './estimateObstacle.ts';
import { estimateLoan, type EstimatedLoan } from './estimateLoan.ts';
import { exampleText } from './exampleText.ts';
import type { RepaymentFrequency } from './frequency.ts';
import { lenderRecord } from './lenderRecord.ts';
import { providerRule, type ProviderRule } from './providerRule.ts';
import { ratePair, standardExample, type RatePair } from './ratePair.ts';
import { roundRepayment } from './roundRepayment.ts';
import { startingLoan } from './startingLoan.ts';

/** The fields of a vehicle that an estimate reads; a search hit has them too. */
export type FinanceCar = PricedCar &
  Pick<Car, 'make' | 'year' | 'status' | 'dealership_slug' | 'features' | 'finance_lenders'>;

/**
 * An indicative repayment with everything that must be shown beside it: no repayment is shown without its rate, its comparison
 * rate and the warning.
 */
export interface FinanceEstimate {
  frequency: RepaymentFrequency;
  /** Dollars per period, rounded by the dealer's setting. */
  amount: number;
  /** Percent a year. */
  annualRatePercent: number;
  /** Percent a year, by regulation 100; as published for the example loan, or computed for it, unrounded. */
  comparisonRatePercent: number;
  /** The assumptions behind the figures, in sentences. */
  example: string;
  /** The comparison-rate warning. */
  warning: string;
  /** The numbers behind the figures, unrounded. */
  basis: EstimatedLoan & Pick<RatePair, 'comparisonSource'>;
  /** The lender's disclaimer, else the dealer's; null if neither has one. Fill it in with `disclosureText`. */
  disclaimer: string | null;
}

/** Why there is no estimate. */
export interface FinanceUnavailable {
  unavailable: UnavailableReason;
}

/**
 * The finance estimate of a vehicle for cards and the vehicle page, or the reason why there is none. The provider's rules are
 * checked first, then the rates, then the amount (rulings 36 to 50). The age limit and the validity of the dealer's rates depend
 * on `now` in the dealer's time zone. Cheap enough to call for every card of a page.
 */
export function financeEstimate(
  car: FinanceCar,
  dealer: DealerFinance,
  { now }: { now: Date },
): FinanceEstimate | FinanceUnavailable {
  const refused = dealerObstacle(car, dealer);
  if (refused) return { unavailable: refused };
  const rule = providerRule(dealer.provider ?? '', dealer.allowUnknownProvider);
  if (!rule) return { unavailable: 'unknown-provider' };
  const record = lenderRecord(car, dealer.provider);
  const price = displayedPrice(car);
  const unfit = providerObstacle(car, rule, { price, record, today: dealerToday(dealer, now) });
  if (unfit) return { unavailable: unfit };
  return priced({ dealer, rule, record, price, now });
}

interface Case {
  dealer: DealerFinance;
  rule: ProviderRule;
  record: FinanceLender | null;
  price: number | null;
  now: Date;
}

function priced({ dealer, rule, record, price, now }: Case): FinanceEstimate | FinanceUnavailable {
  const frequency = rule.monthlyOnly ? 'monthly' : (dealer.frequency ?? 'weekly');
  const start = startingLoan(price, record, dealer);
  const rates = ratePair({ record, dealer, fees: start.fees, now });
  if (typeof rates === 'string') return { unavailable: rates };
  const { annualRatePercent, comparisonRatePercent, comparisonSource } = rates;
  const loan = estimateLoan(start, annualRatePercent, frequency, dealer);
  if (typeof loan === 'string') return { unavailable: loan };
  return {
    frequency,
    amount: roundRepayment(loan.repayment, dealer.rounding ?? 'nearest', loan.repaymentSource),
    annualRatePercent,
    comparisonRatePercent,
    example: exampleText({ ...rates, ...loan }, dealer.comparisonExample ?? standardExample),
    warning: dealer.warning ?? comparisonWarnings.short,
    basis: { ...loan, comparisonSource },
    disclaimer: record?.disclaimer ?? dealer.disclaimer ?? null,
  };
}
