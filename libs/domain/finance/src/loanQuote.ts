import { comparisonRate } from './comparisonRate.ts';
import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { exampleText } from './exampleText.ts';
import { feeTotals } from './feeTotals.ts';
import { periodsPerYear, type RepaymentFrequency } from './frequency.ts';
import { loanWorking, type LoanChoices } from './loanWorking.ts';
import { roundRepayment } from './roundRepayment.ts';

/** The calculator's answer, with everything that must stand beside a repayment. */
export interface LoanQuote {
  frequency: RepaymentFrequency;
  /** Dollars for one period, rounded as the dealer says. */
  amount: number;
  /** The same to the last digit. */
  repayment: number;
  /** Repayments, residual and fees. Dollars, unrounded. */
  total: number;
  /** `total` less what was lent. Dollars, unrounded. */
  interestAndFees: number;
  annualRatePercent: number;
  /** Percent a year, unrounded, for exactly this loan. */
  comparisonRatePercent: number;
  example: string;
  warning: string;
}

/** A loan that gets no figures, with what to say instead. */
export interface NoLoanQuote {
  /** `enquire` invites to ask the dealer; `error` names what to change. */
  kind: 'enquire' | 'error';
  text: string;
}

/** At or below this many dollars a repayment is not shown. */
export const lowestRepayment = 25;

const enquire: NoLoanQuote = { kind: 'enquire', text: 'Enquire for Finance' };

/**
 * Works out the shopper's own loan: price less deposit less trade-in, plus the establishment fee where it is added to the loan.
 * A repayment of $25 or less for the chosen frequency, or nothing left to lend, gives 'Enquire for Finance' and no total; a
 * residual above the loan is an error (decisions 44 and 46). The comparison rate is that of this very loan.
 */
export function loanQuote(choices: LoanChoices, dealer: DealerFinance): LoanQuote | NoLoanQuote {
  const { price, deposit = 0, tradeIn = 0, residual = 0, annualRatePercent, termYears, frequency } = choices;
  const principal = price - deposit - tradeIn;
  if (principal > 0 && residual > principal)
    return { kind: 'error', text: 'The residual cannot be more than the loan amount' };
  const working = loanWorking(choices, dealer);
  if (working === null) return enquire;
  const { repayment, total } = working;
  const amount = roundRepayment(repayment, dealer.rounding ?? 'nearest', 'computed');
  const comparisonRatePercent = ownComparisonRate(choices, principal, working.establishmentFee, dealer);
  if (repayment <= lowestRepayment || comparisonRatePercent === null) return enquire;
  return {
    frequency,
    amount,
    repayment,
    total,
    interestAndFees: total - principal,
    annualRatePercent,
    comparisonRatePercent,
    example: exampleText(
      { annualRatePercent, comparisonRatePercent, termYears, deposit: deposit + tradeIn, balloon: residual },
      { principal, termYears, secured: dealer.comparisonExample?.secured ?? true },
    ),
    warning: dealer.warning ?? comparisonWarnings.short,
  };
}

function ownComparisonRate(
  { annualRatePercent, termYears, frequency, residual }: LoanChoices,
  principal: number,
  fee: number,
  dealer: DealerFinance,
): number | null {
  const fees = feeTotals(dealer.fees, termYears);
  return comparisonRate({
    principal,
    annualRatePercent,
    frequency,
    termYears,
    balloon: residual,
    establishmentFee: fee + fees.once,
    periodicFee: (fees.monthly * 12) / periodsPerYear[frequency],
  });
}
