import { timesPaid, type Fee } from './fee.ts';
import { periodsInTerm, periodsPerYear, type RepaymentFrequency } from './frequency.ts';
import { ratePerPeriod, repayment, type LoanTerms } from './repayment.ts';

/** What the shopper chose in the calculator. Dollars, years, percent a year. */
export interface LoanChoices {
  /** The vehicle's price, or the amount of the loan where the calculator asks for that. */
  price: number;
  deposit?: number;
  tradeIn?: number;
  /** Residual to be paid with the last repayment. */
  residual?: number;
  annualRatePercent: number;
  termYears: number;
  frequency: RepaymentFrequency;
}

/** One line of what is paid: so many times so much. */
export interface WorkingLine {
  kind: 'repayments' | 'residual' | 'fee';
  name: string;
  /** Dollars, unrounded. */
  amount: number;
  times: number;
  /** `amount` × `times`. */
  total: number;
}

/** Every number between what the shopper chose and what they would pay. Dollars, unrounded. */
export interface LoanWorking {
  /** Price less deposit and trade-in. */
  borrowed: number;
  /** The loan that is repaid, fees that are added to it included: for `repayment` and `repaymentSchedule`. */
  terms: LoanTerms;
  /** The fees that are added to the loan. */
  capitalised: readonly Fee[];
  /** Rate of one period, percent. */
  ratePercentPerPeriod: number;
  repayment: number;
  /** Given by the lender, or worked out from `terms`. */
  source: 'lender' | 'computed';
  /** Everything that is paid: repayments, residual, and each fee that is not in the loan. */
  lines: readonly WorkingLine[];
  /** Repayments and residual less what was lent. */
  interest: number;
  /** The sum of the lines. */
  total: number;
}

/**
 * The working of a loan with its list of fees, or null where there is no loan to work out: nothing left to lend, or a residual
 * above it. `given` is the repayment of this very loan by the lender; it stands in place of the formula's.
 */
export function loanWorking(
  choices: LoanChoices,
  fees: readonly Fee[],
  given: number | null = null,
): LoanWorking | null {
  const { price, deposit = 0, tradeIn = 0, residual = 0, annualRatePercent, termYears, frequency } = choices;
  const borrowed = price - deposit - tradeIn;
  if (!(borrowed > 0) || residual > borrowed) return null;
  const capitalised = fees.filter((fee) => fee.capitalised);
  const terms: LoanTerms = {
    principal: capitalised.reduce((sum, { amount }) => sum + amount, borrowed),
    annualRatePercent,
    periodsPerYear: periodsPerYear[frequency],
    periods: periodsInTerm(termYears, frequency),
    balloon: residual,
  };
  const instalment = given ?? repayment(terms);
  const lines = paidLines({ instalment, periods: terms.periods, residual, termYears, fees });
  const total = totalOf(lines);
  return {
    borrowed,
    terms,
    capitalised,
    ratePercentPerPeriod: ratePerPeriod(terms) * 100,
    repayment: instalment,
    source: given === null ? 'computed' : 'lender',
    lines,
    interest: instalment * terms.periods + residual - terms.principal,
    total,
  };
}

/** What is paid for a loan, line by line; a fee that is added to the loan is in its repayments. */
export function paidLines({
  instalment,
  periods,
  residual,
  termYears,
  fees,
}: {
  instalment: number;
  periods: number;
  residual: number;
  termYears: number;
  fees: readonly Fee[];
}): readonly WorkingLine[] {
  return [
    line('repayments', 'Repayments', instalment, periods),
    ...(residual > 0 ? [line('residual', 'Residual', residual, 1)] : []),
    ...fees
      .filter(({ capitalised }) => !capitalised)
      .map((fee) => line('fee', fee.name, fee.amount, timesPaid(fee, termYears))),
  ];
}

/** The total payable: the sum of the lines. */
export function totalOf(lines: readonly WorkingLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function line(kind: WorkingLine['kind'], name: string, amount: number, times: number): WorkingLine {
  return { kind, name, amount, times, total: amount * times };
}
