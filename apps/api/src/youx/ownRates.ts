import { calculatorQuote, ratesInForce, type DealerFinance } from '@forecourt/finance';
import type { YouxQuote } from '@forecourt/platform-client/contracts';
import type { YouxProvider } from './YouxProvider.ts';

/**
 * The dealer's own published rates as a provider: no network, the repayment by the rules of the calculator for the whole price.
 * It says that it is not youX. Without a quote where the dealer publishes no pair of rates, while they are not in force, and for
 * a loan too small to be quoted.
 */
export function ownRates(finance: DealerFinance): YouxProvider {
  return {
    quote: ({ purchasePrice, loanTerm }, { now }) =>
      Promise.resolve(ratesInForce(finance, now) ? quoteOf(finance, purchasePrice, loanTerm) : null),
  };
}

function quoteOf(finance: DealerFinance, price: number, termYears: number): YouxQuote | null {
  const { annualRatePercent, comparisonRatePercent } = finance;
  if (annualRatePercent == null || comparisonRatePercent == null) return null;
  const loan = { price, annualRatePercent, termYears, frequency: 'weekly' as const };
  const quote = calculatorQuote(loan, finance, { annualRatePercent, comparisonRatePercent });
  if ('kind' in quote) return null;
  return {
    weeklyRepaymentAmount: Math.round(quote.repayment * 100) / 100,
    comparisonRate: quote.comparisonRatePercent,
    advertisedRate: quote.annualRatePercent,
    description: 'Worked out from the dealer’s own rates, not by youX.',
  };
}
