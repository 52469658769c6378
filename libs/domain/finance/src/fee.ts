/**
 * One fee of a loan. The working, the total payable and the comparison rate all read the same list of them, so that none of the
 * three can leave out what another one counts.
 */
export interface Fee {
  /** As the shopper reads it. */
  name: string;
  /** Dollars, each time that it is paid. */
  amount: number;
  /** At the start, every month of the term, or with the last repayment. */
  when: 'upfront' | 'monthly' | 'at-end';
  /** What the credit contract makes payable counts in a comparison rate; what government asks never does (regulation 100). */
  payableUnder: 'credit-contract' | 'government';
  /** Whether it is added to the loan and repaid with it. */
  capitalised: boolean;
}

/** How often a fee is paid in a term of years: once, or in every whole month. */
export function timesPaid({ when }: Pick<Fee, 'when'>, termYears: number): number {
  return when === 'monthly' ? Math.round(termYears * 12) : 1;
}
