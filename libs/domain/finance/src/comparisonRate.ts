import { timesPaid, type Fee } from './fee.ts';
import {
  periodsInTerm,
  periodsPerYear,
  statutoryPeriodsPerYear,
  type RepaymentFrequency,
} from './frequency.ts';
import { repayment } from './repayment.ts';
import { solveLogRate } from './solveLogRate.ts';

/** The loan of a comparison rate. Amounts in dollars. */
export interface ComparisonLoan {
  principal: number;
  /** Nominal rate in percent a year. */
  annualRatePercent: number;
  frequency: RepaymentFrequency;
  /** Years; half years are allowed. */
  termYears: number;
  /** Paid with the last repayment; 0 when absent. */
  balloon?: number;
  /** All fees of the loan. Government fees may be included: they are ignored here. None when absent. */
  fees?: readonly Fee[];
  /** The lender's repayment of the principal alone, if it differs from the standard formula. */
  instalment?: number;
}

/** Equal payments, the first of them `every` periods after the advance. */
interface Annuity {
  amount: number;
  every: number;
  count: number;
}

/**
 * The comparison rate in percent a year, unrounded, by regulation 100 of the National Consumer Credit Protection Regulations
 * 2010: the rate of one period that makes repayments and fees worth the credit provided, times 52.18, 26.09 or 12.
 *
 * Repayments are those of the principal alone; a fee at the start, added to the loan or not, is taken from the advance at time 0.
 * This convention reproduces the rates that Australian lenders publish. A monthly fee is paid every month, for any repayment
 * frequency. Null if the fees are at least the advance, so that no rate exists. Throws a RangeError as `repayment` does, and on a
 * fee below 0.
 *
 * @example comparisonRate({ principal: 30_000, annualRatePercent: 6.49, frequency: 'monthly', termYears: 5,
 *   fees: loanFees(null, { provider: 'Taurus', establishmentFees: { taurus: 195 },
 *   fees: [{ label: 'Account keeping', amount: 12, charged: 'monthly' }] }) }) // 7.6137…
 */
export function comparisonRate(loan: ComparisonLoan): number | null {
  const { principal, frequency, termYears, balloon = 0, instalment } = loan;
  const fees = (loan.fees ?? []).filter(counts);
  const periods = periodsInTerm(termYears, frequency);
  const yearly = periodsPerYear[frequency];
  const worked = repayment({ ...loan, balloon, periodsPerYear: yearly, periods });
  const advance = principal - sumOf(fees, 'upfront');
  if (!(advance > 0)) return null;
  const statutory = statutoryPeriodsPerYear[frequency] * 100;
  if (fees.length === 0 && instalment === undefined)
    return (loan.annualRatePercent / 100 / yearly) * statutory;
  const monthly = { every: yearly / 12, count: timesPaid({ when: 'monthly' }, termYears) };
  const annuities = [
    { amount: instalment ?? worked, every: 1, count: periods },
    { amount: sumOf(fees, 'monthly'), ...monthly },
  ];
  const atEnd = balloon + sumOf(fees, 'at-end');
  const x = solveLogRate(
    (logRate) =>
      annuities.reduce((sum, each) => sum + presentValue(each, logRate), 0) +
      atEnd * Math.exp(-periods * logRate) -
      advance,
  );
  return x === null ? null : Math.expm1(x) * statutory;
}

/** Whether a fee is part of a comparison rate. */
function counts({ name, amount, payableUnder }: Fee): boolean {
  if (!(amount >= 0) || amount === Infinity)
    throw new RangeError(`The fee "${name}" must be 0 or more dollars, not ${amount}.`);
  return payableUnder === 'credit-contract' && amount > 0;
}

function sumOf(fees: readonly Fee[], when: Fee['when']): number {
  return fees.reduce((sum, fee) => (fee.when === when ? sum + fee.amount : sum), 0);
}

/** The present value of an annuity at time 0, at the rate e^logRate − 1 a period. */
function presentValue({ amount, every, count }: Annuity, logRate: number): number {
  if (logRate === 0 || amount === 0) return amount * count;
  return (amount * -Math.expm1(-count * every * logRate)) / Math.expm1(every * logRate);
}
