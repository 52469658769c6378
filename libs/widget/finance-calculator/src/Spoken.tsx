import { formatRate } from '@forecourt/finance';
import type { LoanQuote, NoLoanQuote } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { useEffect, useRef, useState } from 'react';

const SPEAK_AFTER_MS = 700;

/** Announces a changed result to screen readers after a pause; the initial one is not announced. */
export function Spoken({ quote }: { quote: LoanQuote | NoLoanQuote }) {
  const words = wordsOf(quote);
  const first = useRef(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (words === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSpoken(words), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

function wordsOf(quote: LoanQuote | NoLoanQuote): string {
  if ('kind' in quote) return quote.text;
  const amount = formatDollars(Math.round(quote.amount));
  const rates = `${formatRate(quote.annualRatePercent)}, comparison rate ${formatRate(quote.comparisonRatePercent)}`;
  return `${amount} ${quote.frequency}, ${rates}, total ${formatDollars(Math.round(quote.total))}`;
}
