/**
 * One fee of a loan. The working, the total payable and the comparison rate all use the same list of fees, so that they always
 * agree.
 */
export interface Fee {
  /** Its name, shown to shoppers. */
  name: string;
  /** Dollars per payment. */
  amount: number;
  /** At the start, every month of the term, or with the last repayment. */
  when: 'upfront' | 'monthly' | 'at-end';
  /** A fee payable under the credit contract is part of the comparison rate; a government fee is not (regulation 100). */
  payableUnder: 'credit-contract' | 'government';
  /** Whether it is added to the loan and repaid with it. */
  capitalised: boolean;
}

/** The number of payments of a fee in a term of years: one, or one for every whole month. */
export function timesPaid({ when }: Pick<Fee, 'when'>, termYears: number): number {
  return when === 'monthly' ? Math.round(termYears * 12) : 1;
}
