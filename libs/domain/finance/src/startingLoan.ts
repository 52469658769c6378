import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import type { Fee } from './fee.ts';
import type { RepaymentFrequency } from './frequency.ts';
import { lenderTermYears } from './lenderRecord.ts';
import { loanFees } from './loanFees.ts';
import { amountLimits, lenderPays, termWithin } from './loanLimits.ts';

/** A limit that the loan of a vehicle exceeds. Dollars. */
export interface LoanLimit {
  /** Above the maximum or below the minimum loan. */
  kind: 'above' | 'below';
  /** The maximum, or the minimum. */
  bound: number;
  /** The loan that the vehicle needs. */
  wanted: number;
}

/** The initial loan of all finance figures on a vehicle page. Dollars, years, percent a year; nothing is rounded. */
export interface StartingLoan {
  /** The displayed price; null if there is none. */
  price: number | null;
  deposit: number;
  /** Paid with the last repayment. */
  residual: number;
  /** Price less deposit, before any limit; null without a price. */
  borrowed: number | null;
  /** The limit that `borrowed` exceeds, or null. */
  limit: LoanLimit | null;
  termYears: number;
  /** Null if neither lender nor dealer has a rate. */
  annualRatePercent: number | null;
  fees: readonly Fee[];
  /** The lender's repayments of this loan, null for each it did not give. */
  given: Readonly<Record<RepaymentFrequency, number | null>>;
}

/**
 * The loan that is shared by the estimate beside a price, the bars, cards, sheets, the calculator and the youX quote of a
 * vehicle: its whole displayed price less the deposit, with the lender's deposit, term, rate, residual and fees before the
 * dealer's.
 *
 * The dealer's limits apply: a term outside them becomes the nearest allowed, and an amount outside them sets `limit`. No limit
 * applies if the lender gave a repayment for the vehicle.
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
    // A payment of 0 counts as missing.
    given: { weekly: record?.paymentWeek || null, fortnightly: null, monthly: record?.paymentMonth || null },
  };
}

function limitOf(wanted: number, { min, max }: { min: number; max: number }): LoanLimit | null {
  if (wanted > max) return { kind: 'above', bound: max, wanted };
  return wanted < min ? { kind: 'below', bound: min, wanted } : null;
}
