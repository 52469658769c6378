import { comparisonRate } from './comparisonRate.ts';
import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { establishmentFee } from './establishmentFee.ts';
import { exampleText } from './exampleText.ts';
import { feeTotals } from './feeTotals.ts';
import { periodsInTerm, periodsPerYear, type RepaymentFrequency } from './frequency.ts';
import { repayment } from './repayment.ts';
import { roundRepayment } from './roundRepayment.ts';

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
  if (!(principal > 0)) return enquire;
  if (residual > principal)
    return { kind: 'error', text: 'The residual cannot be more than the loan amount' };
  const fee = establishmentFee(null, dealer);
  const capitalised = (dealer.capitaliseFee ?? true) ? fee : 0;
  const periods = periodsInTerm(termYears, frequency);
  const loan = { annualRatePercent, periodsPerYear: periodsPerYear[frequency], periods, balloon: residual };
  const instalment = repayment({ ...loan, principal: principal + capitalised });
  const amount = roundRepayment(instalment, dealer.rounding ?? 'nearest', 'computed');
  const comparisonRatePercent = ownComparisonRate(choices, principal, fee, dealer);
  if (instalment <= lowestRepayment || comparisonRatePercent === null) return enquire;
  const fees = feeTotals(dealer.fees, termYears).overTerm + fee - capitalised;
  const total = instalment * periods + residual + fees;
  return {
    frequency,
    amount,
    repayment: instalment,
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
