import type { DealerFinance } from './dealerFinance.ts';
import { exampleText } from './exampleText.ts';
import { loanQuote, type LoanQuote, type NoLoanQuote } from './loanQuote.ts';
import type { LoanChoices } from './loanWorking.ts';
import { standardExample } from './ratePair.ts';

/** Two rates that a lender or a dealer publishes together, percent a year. */
export interface PublishedRates {
  annualRatePercent: number;
  comparisonRatePercent: number;
}

/**
 * The calculator's answer. At the published rate its comparison rate is the published one, with the loan that it was published
 * for; at any other rate that of this very loan with the dealer's fees (decision 50). Without published rates it is always the
 * latter.
 */
export function calculatorQuote(
  choices: LoanChoices,
  dealer: DealerFinance,
  published: PublishedRates | null,
): LoanQuote | NoLoanQuote {
  const quote = loanQuote(choices, dealer);
  if ('kind' in quote || published === null) return quote;
  if (quote.annualRatePercent !== published.annualRatePercent) return quote;
  const { comparisonRatePercent } = published;
  const { termYears, deposit = 0, tradeIn = 0, residual = 0 } = choices;
  const facts = { ...published, termYears, deposit: deposit + tradeIn, balloon: residual };
  return {
    ...quote,
    comparisonRatePercent,
    example: exampleText(facts, dealer.comparisonExample ?? standardExample),
  };
}
