/** A fixed-rate loan repaid in equal instalments at the end of each period. Amounts in dollars. */
export interface LoanTerms {
  /** Loan amount in dollars, capitalised fees included. */
  principal: number;
  /** Nominal rate in percent a year, for example 6.29. 0 is a valid rate. */
  annualRatePercent: number;
  /** 52, 26 or 12. The rate of one period is the annual rate divided by it. */
  periodsPerYear: number;
  /** Whole number of repayments, at least 1. */
  periods: number;
  /** Dollars paid with the last repayment; 0 when absent. */
  balloon?: number;
}

/**
 * The repayment of one period in dollars, unrounded, by the standard amortisation formula with a balloon:
 * `(P − F)·i / (1 − (1 + i)^−N) + F·i`, and `(P − F) / N` at 0 %.
 *
 * Throws a RangeError when a number is missing or negative, when periods is not a whole number of 1 or more, and when the
 * balloon is above the principal: such a loan cannot be quoted.
 *
 * @example repayment({ principal: 30_000, annualRatePercent: 6, periodsPerYear: 12, periods: 60 }) // 579.98…
 */
export function repayment(terms: LoanTerms): number {
  assertLoanTerms(terms);
  const { principal, periods, balloon = 0 } = terms;
  const rate = ratePerPeriod(terms);
  if (rate === 0) return (principal - balloon) / periods;
  const discounted = -Math.expm1(-periods * Math.log1p(rate));
  return ((principal - balloon) * rate) / discounted + balloon * rate;
}

/** The rate of one period as a fraction: 6 % a year paid monthly is 0.005. */
export function ratePerPeriod({ annualRatePercent, periodsPerYear }: LoanTerms): number {
  return annualRatePercent / 100 / periodsPerYear;
}

function assertLoanTerms({
  principal,
  annualRatePercent,
  periodsPerYear,
  periods,
  balloon = 0,
}: LoanTerms): void {
  assertAmount('principal', principal, 'dollars lent, 0 or more');
  assertAmount('annualRatePercent', annualRatePercent, 'a percentage of 0 or more');
  assertAmount('balloon', balloon, 'dollars, 0 or more');
  if (!Number.isFinite(periodsPerYear) || periodsPerYear <= 0) {
    throw new RangeError(`periodsPerYear must be above 0 (52, 26 or 12), not ${periodsPerYear}.`);
  }
  if (!Number.isInteger(periods) || periods < 1) {
    throw new RangeError(`periods must be a whole number of repayments, 1 or more, not ${periods}.`);
  }
  if (balloon > principal) {
    throw new RangeError(`balloon must not be above the principal: ${balloon} is more than ${principal}.`);
  }
}

function assertAmount(name: string, value: number, expected: string): void {
  if (!Number.isFinite(value) || value < 0)
    throw new RangeError(`${name} must be ${expected}, not ${value}.`);
}
