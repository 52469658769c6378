import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { exampleText } from './exampleText.ts';
import { standardExample } from './ratePair.ts';
import { readYouxQuote } from './readYouxQuote.ts';
import { roundRepayment } from './roundRepayment.ts';
import type { StartingLoan } from './startingLoan.ts';

/** A youX quote with everything that must be shown with it. Dollars, percent a year. */
export interface YouxEstimate {
  frequency: 'weekly';
  /** Whole dollars. */
  amount: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
  /** The assumed credit score, as a sentence: without it the figures would mislead. */
  assumption: string;
  /** The assumptions behind the figures, in sentences. */
  example: string;
  /** The comparison-rate warning. */
  warning: string;
  /** Who computed it, if that was not youX. */
  description: string | null;
}

/**
 * The displayed youX quote from an untrusted response; null if that is not a quote, and if the dealer has youX off. `loan` is the
 * requested loan. The amount is rounded to the nearest dollar, the rates are unchanged (ruling 51).
 *
 * @example youxEstimate({ weeklyRepaymentAmount: 111.9, advertisedRate: 6.29, comparisonRate: 8.19 }, dealer, loan)?.amount // 112
 */
export function youxEstimate(
  answer: unknown,
  dealer: Pick<DealerFinance, 'youx' | 'comparisonExample' | 'warning'>,
  loan: Pick<StartingLoan, 'termYears' | 'deposit'>,
): YouxEstimate | null {
  const quote = readYouxQuote(answer);
  if (quote === null || !dealer.youx) return null;
  const rates = { annualRatePercent: quote.advertisedRate, comparisonRatePercent: quote.comparisonRate };
  return {
    frequency: 'weekly',
    amount: roundRepayment(quote.weeklyRepaymentAmount, 'nearest', 'lender'),
    ...rates,
    assumption: assumptionOf(dealer.youx.selfAssessedCreditScore),
    example: exampleText(
      { ...rates, termYears: loan.termYears, deposit: loan.deposit, balloon: 0 },
      dealer.comparisonExample ?? standardExample,
    ),
    warning: dealer.warning ?? comparisonWarnings.short,
    description: quote.description,
  };
}

function assumptionOf(score: string): string {
  return `Assumes ${score === 'GREAT' ? 'excellent' : score.toLowerCase()} credit.`;
}
