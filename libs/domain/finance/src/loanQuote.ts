import { comparisonRate } from './comparisonRate.ts';
import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { exampleText } from './exampleText.ts';
import type { Fee } from './fee.ts';
import type { RepaymentFrequency } from './frequency.ts';
import { loanFees } from './loanFees.ts';
import { loanWorking, type LoanChoices, type LoanWorking } from './loanWorking.ts';
import { repayment as repaymentOf } from './repayment.ts';
import { roundRepayment } from './roundRepayment.ts';

/** The calculator's result, with everything that must be shown beside a repayment. */
export interface LoanQuote {
  frequency: RepaymentFrequency;
  /** Dollars per period, rounded by the dealer's setting. */
  amount: number;
  /** The same, unrounded. */
  repayment: number;
  /** Repayments, residual and fees. Dollars, unrounded. */
  total: number;
  /** `total` less the loan amount. Dollars, unrounded. */
  interestAndFees: number;
  annualRatePercent: number;
  /** Percent a year, unrounded, for exactly this loan. */
  comparisonRatePercent: number;
  example: string;
  warning: string;
}

/** A loan without figures, with the message to show instead. */
export interface NoLoanQuote {
  /** `enquire` invites an enquiry; `error` says what to change. */
  kind: 'enquire' | 'error';
  text: string;
}

/** At or below this many dollars a repayment is not shown. */
export const lowestRepayment = 25;

const enquire: NoLoanQuote = { kind: 'enquire', text: 'Enquire for Finance' };

/**
 * Computes the shopper's own loan: price less deposit less trade-in, plus the fees that are added to the loan. A repayment of $25
 * or less for the chosen frequency, or nothing left to lend, gives 'Enquire for Finance' and no total; a residual above the loan
 * is an error (rulings 44 and 46). The comparison rate is computed for exactly this loan with its whole list of fees; a published
 * rate would describe another loan. `given` is the lender's repayment of exactly this loan.
 */
export function loanQuote(
  choices: LoanChoices,
  dealer: DealerFinance,
  { fees = loanFees(null, dealer), given = null }: { fees?: readonly Fee[]; given?: number | null } = {},
): LoanQuote | NoLoanQuote {
  const { price, deposit = 0, tradeIn = 0, residual = 0, annualRatePercent, termYears, frequency } = choices;
  const principal = price - deposit - tradeIn;
  if (principal > 0 && residual > principal)
    return { kind: 'error', text: 'The residual cannot be more than the loan amount' };
  const working = loanWorking(choices, fees, given);
  if (working === null) return enquire;
  const { repayment, total, source } = working;
  const comparisonRatePercent = comparisonRate({
    principal,
    annualRatePercent,
    frequency,
    termYears,
    balloon: residual,
    fees,
    ...(given !== null && { instalment: ofPrincipalAlone(working) }),
  });
  if (repayment <= lowestRepayment || comparisonRatePercent === null) return enquire;
  return {
    frequency,
    amount: roundRepayment(repayment, dealer.rounding ?? 'nearest', source),
    repayment,
    total,
    interestAndFees: total - principal,
    annualRatePercent,
    comparisonRatePercent,
    example: exampleText(
      { annualRatePercent, comparisonRatePercent, termYears, deposit: deposit + tradeIn, balloon: residual },
      { principal, termYears, secured: dealer.comparisonExample?.secured ?? true },
      'own',
    ),
    warning: dealer.warning ?? comparisonWarnings.short,
  };
}

/** A repayment less the part of it that repays the fees in the loan. */
function ofPrincipalAlone({ repayment, borrowed, terms }: LoanWorking): number {
  return repayment - repaymentOf({ ...terms, principal: terms.principal - borrowed, balloon: 0 });
}
