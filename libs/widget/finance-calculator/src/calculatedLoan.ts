import type { LoanQuote } from '@forecourt/finance';
import { displayedPrice } from '@forecourt/pricing';
import type { FinanceConfig } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { valuesOfLink } from './link.ts';
import type { CalculatorValues } from './setup.ts';
import { siteCalculator } from './siteCalculator.ts';
import { answerOf } from './values.ts';

/** A loan as the calculator of a vehicle works it out. */
export interface CalculatedLoan extends Pick<
  CalculatorValues,
  'deposit' | 'residual' | 'termYears' | 'annualRatePercent'
> {
  /** Dollars: the price that the shopper entered, else the vehicle's; null for a vehicle without a price. */
  price: number | null;
  /** Dollars borrowed: without the deposit, before fees. */
  amount: number;
  quote: LoanQuote;
}

/**
 * The loan that a query chooses in the calculator of a vehicle, with the repayment that the page shows for it; an empty query
 * gives the loan that the page starts with. Null without a calculator, and for a loan without a repayment.
 *
 * @param query As from `loanQuery`; invalid and fixed numbers keep the calculator's own.
 */
export function calculatedLoan(
  car: Car,
  finance: FinanceConfig | null,
  { query, now }: { query: string; now: Date },
): CalculatedLoan | null {
  const setup = siteCalculator(car, finance, now);
  if (setup === null) return null;
  const values = valuesOfLink(setup, query);
  const quote = answerOf(setup, values);
  if ('kind' in quote) return null;
  const { amount, deposit, residual, termYears, annualRatePercent } = values;
  const sold = setup.variant === 'purchase';
  return {
    price: sold ? amount : displayedPrice(car),
    deposit,
    amount: sold ? amount - deposit : amount,
    residual,
    termYears,
    annualRatePercent,
    quote,
  };
}
