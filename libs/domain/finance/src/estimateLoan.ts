import type { DealerFinance } from './dealerFinance.ts';
import type { UnavailableReason } from './estimateObstacle.ts';
import { periodsInTerm, type RepaymentFrequency } from './frequency.ts';
import { ESTABLISHMENT } from './loanFees.ts';
import { loanQuote } from './loanQuote.ts';
import { paidLines, totalOf } from './loanWorking.ts';
import type { StartingLoan } from './startingLoan.ts';

/** The loan behind an estimate. Dollars, unrounded. */
export interface EstimatedLoan {
  /** Price less deposit; null if the lender gave a payment for a vehicle without a price. */
  principal: number | null;
  deposit: number;
  balloon: number;
  establishmentFee: number;
  termYears: number;
  periods: number;
  /** The repayment of one period before rounding. */
  repayment: number;
  /** Whether it is the lender's figure or computed here. */
  repaymentSource: 'lender' | 'computed';
  /** Everything paid over the term: repayments, final payment and every fee of the working. */
  totalPayable: number;
}

/**
 * The loan of an estimate, or the reason why there is none. The lender's payment is used unchanged if its record has one for the
 * frequency; otherwise the repayment is computed (ruling 44). A price is shown with a repayment of the whole price or with none:
 * a loan outside the limits has no estimate. All other figures come from `loanQuote`, which the calculator also uses.
 */
export function estimateLoan(
  start: StartingLoan,
  annualRatePercent: number,
  frequency: RepaymentFrequency,
  dealer: DealerFinance,
): EstimatedLoan | UnavailableReason {
  const { borrowed, deposit, residual, termYears, fees } = start;
  const given = start.given[frequency];
  const loan = {
    principal: borrowed,
    deposit,
    balloon: residual,
    establishmentFee: fees.find(({ name }) => name === ESTABLISHMENT)?.amount ?? 0,
    termYears,
    periods: periodsInTerm(termYears, frequency),
  };
  if (borrowed === null) {
    if (given === null) return 'nothing-to-finance';
    const totalPayable = totalOf(paidLines({ ...loan, instalment: given, residual, fees }));
    return { ...loan, repayment: given, repaymentSource: 'lender', totalPayable };
  }
  if (borrowed <= 0) return 'nothing-to-finance';
  if (start.limit !== null) return start.limit.kind === 'above' ? 'above-limit' : 'below-limit';
  const choices = { price: borrowed, residual, annualRatePercent, termYears, frequency };
  const quote = loanQuote(choices, dealer, { fees, given });
  if ('kind' in quote) return quote.kind === 'error' ? 'balloon-above-amount' : 'repayment-too-low';
  const repaymentSource = given === null ? 'computed' : 'lender';
  return { ...loan, repayment: quote.repayment, repaymentSource, totalPayable: quote.total };
}
