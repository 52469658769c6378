import { timesPaid, type Fee } from './fee.ts';
import { periodsInTerm, periodsPerYear, type RepaymentFrequency } from './frequency.ts';
import { ratePerPeriod, repayment, type LoanTerms } from './repayment.ts';

/** The calculator's input. Dollars, years, percent a year. */
export interface LoanChoices {
  /** The vehicle's price, or the loan amount if the calculator asks for that. */
  price: number;
  deposit?: number;
  tradeIn?: number;
  /** Residual to be paid with the last repayment. */
  residual?: number;
  annualRatePercent: number;
  termYears: number;
  frequency: RepaymentFrequency;
}

/** One line of payments: an amount and how many times it is paid. */
export interface WorkingLine {
  kind: 'repayments' | 'residual' | 'fee';
  name: string;
  /** Dollars, unrounded. */
  amount: number;
  times: number;
  /** `amount` × `times`. */
  total: number;
}

/** All intermediate figures between the input and the total payable. Dollars, unrounded. */
export interface LoanWorking {
  /** Price less deposit and trade-in. */
  borrowed: number;
  /** The loan, capitalised fees included: input of `repayment` and `repaymentSchedule`. */
  terms: LoanTerms;
  /** The capitalised fees: those added to the loan. */
  capitalised: readonly Fee[];
  /** Rate of one period, percent. */
  ratePercentPerPeriod: number;
  repayment: number;
  /** Whether the lender gave the repayment or it is computed from `terms`. */
  source: 'lender' | 'computed';
  /** All payments: repayments, residual, and each fee that is not capitalised. */
  lines: readonly WorkingLine[];
  /** Repayments and residual less the loan amount. */
  interest: number;
  /** The sum of the lines. */
  total: number;
}

/**
 * The working of a loan with its list of fees, or null without a valid loan: nothing left to lend, or a residual above the loan.
 * `given` is the lender's repayment of exactly this loan; it replaces the computed one.
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

/** The payments of a loan, line by line; capitalised fees are part of the repayments. */
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
