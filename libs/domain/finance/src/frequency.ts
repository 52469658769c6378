/** Repayment frequency of a loan. */
export type RepaymentFrequency = 'weekly' | 'fortnightly' | 'monthly';

/**
 * Repayments a year used for amortisation: 52, 26 and 12, the convention of Australian lenders' calculators and of the
 * specification. Comparison rates count the year differently, see `statutoryPeriodsPerYear`.
 */
export const periodsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

/**
 * Repayments a year that convert the rate of one period into a comparison rate, by regulation 100 of the National Consumer Credit
 * Protection Regulations 2010.
 */
export const statutoryPeriodsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** Whole number of repayments in a term: 2.5 years weekly is 130. A term that does not divide is rounded to the nearest. */
export function periodsInTerm(termYears: number, frequency: RepaymentFrequency): number {
  return Math.round(termYears * periodsPerYear[frequency]);
}
