import {
  lenderRecord,
  loanQuote,
  ratePair,
  startingLoan,
  type DealerFinance,
  type StartingLoan,
} from '@forecourt/finance';
import type { YouxQuote } from '@forecourt/platform-client/contracts';
import { displayedPrice, formatDollars } from '@forecourt/pricing';
import type { YouxProvider, YouxQuestion } from './YouxProvider.ts';

/**
 * A provider without a network: the repayment by the rules of the calculator, with the rates and fees of the lender
 * record on the vehicle, else the dealer’s own. Its `description` says that the quote is not from youX. Null without
 * a rate and a comparison rate, while the dealer’s rates are not in force, and for a loan that is too small.
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
    description:
      residual > 0
        ? `Worked out from the dealer’s own rates, not by youX, with a final payment of ${formatDollars(residual)}.`
        : 'Worked out from the dealer’s own rates, not by youX.',
  };
}
