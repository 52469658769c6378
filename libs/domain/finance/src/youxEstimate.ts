import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import { exampleText } from './exampleText.ts';
import { standardExample } from './ratePair.ts';
import { readYouxQuote } from './readYouxQuote.ts';
import { roundRepayment } from './roundRepayment.ts';

/** A youX quote with everything that must stand beside it. Dollars, percent a year. */
export interface YouxEstimate {
  frequency: 'weekly';
  /** Whole dollars. */
  amount: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
  /** Whose credit the figures are for, in a sentence: without it they would mislead. */
  assumption: string;
  /** What the figures rest on, in sentences. */
  example: string;
  /** The comparison-rate warning. */
  warning: string;
  /** Who worked it out, where that was not youX. */
  description: string | null;
}

/**
 * A youX quote as it is shown, from an answer that may be anything; null where that is no quote, and where the dealer has youX
 * off. The amount is rounded to the nearest dollar, the rates are as given (decision 51).
 *
 * @example youxEstimate({ weeklyRepaymentAmount: 111.9, advertisedRate: 6.29, comparisonRate: 8.19 }, dealer)?.amount // 112
 */
export function youxEstimate(
  answer: unknown,
  dealer: Pick<DealerFinance, 'youx' | 'comparisonExample' | 'warning'>,
): YouxEstimate | null {
  const quote = readYouxQuote(answer);
  if (quote === null || !dealer.youx) return null;
  const { selfAssessedCreditScore, loanTerm: termYears } = dealer.youx;
  const rates = { annualRatePercent: quote.advertisedRate, comparisonRatePercent: quote.comparisonRate };
  return {
    frequency: 'weekly',
    amount: roundRepayment(quote.weeklyRepaymentAmount, 'nearest', 'lender'),
    ...rates,
    assumption: assumptionOf(selfAssessedCreditScore),
    example: exampleText(
      { ...rates, termYears, deposit: 0, balloon: 0 },
      dealer.comparisonExample ?? standardExample,
    ),
    warning: dealer.warning ?? comparisonWarnings.short,
    description: quote.description,
  };
}

function assumptionOf(score: string): string {
  return `Assumes ${score === 'GREAT' ? 'excellent' : score.toLowerCase()} credit.`;
}
