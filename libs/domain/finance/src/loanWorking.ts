import type { DealerFinance } from './dealerFinance.ts';
import { establishmentFee } from './establishmentFee.ts';
import { feeTotals } from './feeTotals.ts';
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

/** Every number between what the shopper chose and what they would pay. Dollars, unrounded. */
export interface LoanWorking {
  /** The loan that is repaid, for `repayment` and `repaymentSchedule`. */
  terms: LoanTerms;
  establishmentFee: number;
  /** Other fees over the whole term, and an establishment fee that is paid apart. */
  otherFees: number;
  /** Rate of one period, percent. */
  ratePercentPerPeriod: number;
  repayment: number;
  /** All repayments less what was borrowed. */
  interest: number;
  /** Repayments, residual and fees. */
  total: number;
}

/**
 * The working behind `loanQuote`, or null where there is no loan to work out: nothing left to lend, or a residual above it.
 */
export function loanWorking(choices: LoanChoices, dealer: DealerFinance): LoanWorking | null {
  const { price, deposit = 0, tradeIn = 0, residual = 0, annualRatePercent, termYears, frequency } = choices;
  const borrowed = price - deposit - tradeIn;
  if (!(borrowed > 0) || residual > borrowed) return null;
  const fee = establishmentFee(null, dealer);
  const capitalised = (dealer.capitaliseFee ?? true) ? fee : 0;
  const periods = periodsInTerm(termYears, frequency);
  const terms: LoanTerms = {
    principal: borrowed + capitalised,
    annualRatePercent,
    periodsPerYear: periodsPerYear[frequency],
    periods,
    balloon: residual,
  };
  const instalment = repayment(terms);
  const repaid = instalment * periods + residual;
  const otherFees = feeTotals(dealer.fees, termYears).overTerm + fee - capitalised;
  return {
    terms,
    establishmentFee: fee,
    otherFees,
    ratePercentPerPeriod: ratePerPeriod(terms) * 100,
    repayment: instalment,
    interest: repaid - terms.principal,
    total: repaid + otherFees,
  };
}
