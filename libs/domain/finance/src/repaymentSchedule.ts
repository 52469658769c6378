import { ratePerPeriod, repayment, type LoanTerms } from './repayment.ts';

/** One repayment, split into interest and principal. Dollars, unrounded. */
export interface ScheduleRow {
  /** 1 for the first repayment. */
  period: number;
  /** The part of the repayment that is interest. */
  interest: number;
  /** The part that reduces the debt. */
  principal: number;
  /** The balance after this repayment; exactly the balloon after the last. */
  balance: number;
}

/**
 * Every repayment of a loan, in order. Nothing is rounded; interest plus principal is the repayment in each row, and the last
 * balance is the balloon itself.
 *
 * Balances are computed backwards from the balloon, `B(k−1) = (B(k) + repayment) / (1 + i)`: forwards, the floating-point error
 * grows by (1 + i)^N, which is dollars at high rates. Throws as `repayment` does.
 */
export function repaymentSchedule(terms: LoanTerms): ScheduleRow[] {
  const amount = repayment(terms);
  const growth = 1 + ratePerPeriod(terms);
  const rows = new Array<ScheduleRow>(terms.periods);
  let balance = terms.balloon ?? 0;
  for (let period = terms.periods; period >= 1; period -= 1) {
    const before = (balance + amount) / growth;
    const principal = before - balance;
    rows[period - 1] = { period, interest: amount - principal, principal, balance };
    balance = before;
  }
  return rows;
}
