import {
  periodsInTerm,
  periodsPerYear,
  statutoryPeriodsPerYear,
  type RepaymentFrequency,
} from './frequency.ts';
import { repayment } from './repayment.ts';
import { solveLogRate } from './solveLogRate.ts';

/** The loan a comparison rate is worked out for. Amounts in dollars. */
export interface ComparisonLoan {
  principal: number;
  /** Nominal rate in percent a year. */
  annualRatePercent: number;
  frequency: RepaymentFrequency;
  /** Years; half years are allowed. */
  termYears: number;
  /** Paid with the last repayment; 0 when absent. */
  balloon?: number;
  /** Credit fees paid once, at time 0. Government fees, charges and duties do not belong here. */
  establishmentFee?: number;
  /** Credit fee paid with every repayment, for example a monthly administration fee. */
  periodicFee?: number;
}

/**
 * The comparison rate in percent a year, unrounded, by regulation 100 of the National Consumer Credit Protection Regulations
 * 2010: the rate of one period that makes repayments and fees worth the credit provided, times 52.18, 26.09 or 12.
 *
 * Repayments are those of the principal alone; the establishment fee is taken from the advance at time 0. This convention
 * reproduces the rates that Australian lenders publish. Null when the fee eats the whole advance, so that no rate exists.
 * Throws a RangeError as `repayment` does, and on a fee below 0.
 *
 * @example comparisonRate({ principal: 30_000, annualRatePercent: 6.49, frequency: 'monthly', termYears: 5,
 *   establishmentFee: 195, periodicFee: 12 }) // 7.6137…
 */
export function comparisonRate(loan: ComparisonLoan): number | null {
  const { principal, frequency, termYears, balloon = 0, establishmentFee = 0, periodicFee = 0 } = loan;
  if (!(establishmentFee >= 0) || !(periodicFee >= 0)) {
    throw new RangeError(`Fees must be 0 or more dollars, not ${establishmentFee} and ${periodicFee}.`);
  }
  const periods = periodsInTerm(termYears, frequency);
  const yearly = periodsPerYear[frequency];
  const instalment = repayment({ ...loan, balloon, periodsPerYear: yearly, periods }) + periodicFee;
  const advance = principal - establishmentFee;
  if (!(advance > 0)) return null;
  const statutory = statutoryPeriodsPerYear[frequency] * 100;
  if (establishmentFee === 0 && periodicFee === 0) return (loan.annualRatePercent / 100 / yearly) * statutory;
  const x = solveLogRate((logRate) => presentValue(logRate, periods, instalment, balloon) - advance);
  return x === null ? null : Math.expm1(x) * statutory;
}

/** What `periods` instalments and a balloon are worth at time 0, at the rate e^logRate − 1 a period. */
function presentValue(logRate: number, periods: number, instalment: number, balloon: number): number {
  if (logRate === 0) return instalment * periods + balloon;
  const discount = Math.exp(-periods * logRate);
  return (instalment * -Math.expm1(-periods * logRate)) / Math.expm1(logRate) + balloon * discount;
}
