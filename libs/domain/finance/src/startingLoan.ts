import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import type { Fee } from './fee.ts';
import type { RepaymentFrequency } from './frequency.ts';
import { lenderTermYears } from './lenderRecord.ts';
import { loanFees } from './loanFees.ts';
import { amountLimits, lenderPays, termWithin } from './loanLimits.ts';

/** A limit that the loan of a vehicle does not keep. Dollars. */
export interface LoanLimit {
  /** Above the most or below the least that may be borrowed. */
  kind: 'above' | 'below';
  /** The most, or the least. */
  bound: number;
  /** What the vehicle would need. */
  wanted: number;
}

/** The loan that everything on the page of a vehicle starts from. Dollars, years, percent a year; nothing is rounded. */
export interface StartingLoan {
  /** The displayed price; null where none is shown. */
  price: number | null;
  deposit: number;
  /** Paid with the last repayment. */
  residual: number;
  /** Price less deposit, before any limit; null without a price. */
  borrowed: number | null;
  /** The limit that `borrowed` does not keep, or null. */
  limit: LoanLimit | null;
  termYears: number;
  /** Null where nobody names a rate. */
  annualRatePercent: number | null;
  fees: readonly Fee[];
  /** The lender's own repayments of this loan, null where it gave none. */
  given: Readonly<Record<RepaymentFrequency, number | null>>;
}

/**
 * The one loan that the estimate beside a price, the bars, cards, sheets, the calculator and the youX quote of a vehicle start
 * from: its whole displayed price less the deposit, with the lender's deposit, term, rate, residual and fees before the dealer's.
 *
 * The dealer's limits hold for it: a term outside them becomes the nearest allowed, and an amount outside them is told as
 * `limit`. Where the lender gave a repayment of its own for the vehicle it has answered that already, and no limit applies.
 */
export function startingLoan(
  price: number | null,
  record: FinanceLender | null,
  dealer: DealerFinance,
): StartingLoan {
  const deposit = record?.deposit ?? dealer.deposit ?? 0;
  const borrowed = price === null ? null : price - deposit;
  const answered = lenderPays(record);
  const years = lenderTermYears(record) ?? dealer.termYears ?? 5;
  return {
    price,
    deposit,
    residual: record?.balloon ?? 0,
    borrowed,
    limit: answered || borrowed === null ? null : limitOf(borrowed, amountLimits(dealer, price)),
    termYears: answered ? years : termWithin(dealer, years),
    annualRatePercent: (record === null ? dealer.annualRatePercent : record.interestRate) ?? null,
    fees: loanFees(record, dealer),
    // A payment of 0 is none.
    given: { weekly: record?.paymentWeek || null, fortnightly: null, monthly: record?.paymentMonth || null },
  };
}

function limitOf(wanted: number, { min, max }: { min: number; max: number }): LoanLimit | null {
  if (wanted > max) return { kind: 'above', bound: max, wanted };
  return wanted < min ? { kind: 'below', bound: min, wanted } : null;
}
