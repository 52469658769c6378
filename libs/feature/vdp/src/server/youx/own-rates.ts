import {
  lenderRecord,
  loanQuote,
  ratePair,
  startingLoan,
  type DealerFinance,
  type StartingLoan,
} from '@forecourt/finance';
import type { YouxQuote } from '@forecourt/platform-client/contracts';
import { displayedPrice } from '@forecourt/pricing';
import type { YouxProvider, YouxQuestion } from './YouxProvider.ts';

/**
 * The rates of the page itself as a provider: no network, the repayment by the rules of the calculator, at the rates and with the
 * fees that the lender left on the vehicle, else at the dealer's own. It says that it is not youX. Without a quote where nobody
 * publishes a pair of rates, while the dealer's are not in force, and for a loan too small to be quoted.
 */
export function ownRates(finance: DealerFinance): YouxProvider {
  return {
    quote(asked, { now, car }) {
      const record = car && lenderRecord(car, finance.provider);
      const start = startingLoan(car && displayedPrice(car), record, finance);
      const rates = ratePair({ record, dealer: finance, fees: start.fees, now });
      return Promise.resolve(typeof rates === 'string' ? null : quoteOf(asked, start, rates, finance));
    },
  };
}

function quoteOf(
  { purchasePrice, loanTerm }: YouxQuestion,
  { borrowed, termYears, residual, fees, given }: StartingLoan,
  { annualRatePercent, comparisonRatePercent }: { annualRatePercent: number; comparisonRatePercent: number },
  finance: DealerFinance,
): YouxQuote | null {
  const same = purchasePrice === borrowed && loanTerm === termYears;
  const quote = loanQuote(
    { price: purchasePrice, residual, annualRatePercent, termYears: loanTerm, frequency: 'weekly' },
    finance,
    { fees, given: same ? given.weekly : null },
  );
  if ('kind' in quote) return null;
  return {
    weeklyRepaymentAmount: Math.round(quote.repayment * 100) / 100,
    comparisonRate: comparisonRatePercent,
    advertisedRate: annualRatePercent,
    description: 'Worked out from the dealer’s own rates, not by youX.',
  };
}
