import type { LeadLoan } from '@forecourt/lead';
import type { FinanceConfig } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { calculatedLoan } from './calculatedLoan.ts';

/**
 * The loan of a finance enquiry or application, computed from the vehicle and the dealer's rates as on the page; the client sends only
 * what the shopper chose. Null where the page shows no repayment, and without a vehicle or a query.
 */
export function leadLoan(
  car: Car | null,
  finance: FinanceConfig | null,
  { query, now }: { query: string | null; now: Date },
): LeadLoan | null {
  const loan = car && query !== null ? calculatedLoan(car, finance, { query, now }) : null;
  if (loan === null) return null;
  const { quote } = loan;
  return {
    price: loan.price,
    deposit: loan.deposit,
    amount: loan.amount,
    residual: loan.residual,
    term_years: loan.termYears,
    annual_rate_percent: quote.annualRatePercent,
    comparison_rate_percent: quote.comparisonRatePercent,
    repayment: quote.amount,
    frequency: quote.frequency,
    total: quote.total,
    example: quote.example,
    warning: quote.warning,
  };
}
