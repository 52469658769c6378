import { formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { z } from 'zod';
import { oneLine } from '../fields/oneLine.ts';

const dollars = z.number();

/**
 * The loan that the page worked out for the shopper. Amounts are dollars, rates percent a year; `repayment` is rounded as the
 * page shows it. A repayment is shown to a shopper only with both rates, the example and the warning.
 */
export const leadLoanSchema = z.object({
  /** The price that the shopper entered, else the vehicle's; null for none. */
  price: dollars.nullable(),
  /** Deposit or trade-in. */
  deposit: dollars,
  /** Borrowed: without the deposit, before fees. */
  amount: dollars,
  residual: dollars,
  term_years: z.number(),
  annual_rate_percent: z.number(),
  comparison_rate_percent: z.number(),
  repayment: dollars,
  frequency: z.enum(['weekly', 'fortnightly', 'monthly']),
  /** Repayments, residual and fees. */
  total: dollars,
  example: z.string().overwrite(oneLine).max(1000),
  warning: z.string().overwrite(oneLine).max(2000),
});

/** The calculated loan of a finance enquiry. */
export type LeadLoan = z.output<typeof leadLoanSchema>;

/** One figure of a loan as text, with its key in the lead. */
export type LoanRow = readonly [key: string, label: string, text: string];

/**
 * The figures of a loan with their units, as the calculator shows them.
 *
 * @example loanRows(loan)[0] // ['loan price', 'Purchase price', '$26,990']
 */
export function loanRows(loan: LeadLoan): LoanRow[] {
  const years = `${loan.term_years} ${loan.term_years === 1 ? 'year' : 'years'}`;
  return [
    ...(loan.price === null ? [] : [['loan price', 'Purchase price', formatDollars(loan.price)] as const]),
    ['loan deposit', 'Deposit or trade-in', formatDollars(loan.deposit)],
    ['loan amount', 'Loan amount', formatDollars(loan.amount)],
    ...(loan.residual > 0
      ? [['loan residual', 'Residual at the end', formatDollars(loan.residual)] as const]
      : []),
    ['loan term', 'Loan term', years],
    ['loan repayment', 'Estimated repayment', `${formatDollars(loan.repayment)} ${loan.frequency}`],
    ['loan rate', 'Interest rate', formatRate(loan.annual_rate_percent)],
    ['loan comparison rate', 'Comparison rate', formatRate(loan.comparison_rate_percent)],
    ['loan total', 'Total payable', formatDollars(Math.round(loan.total))],
  ];
}
