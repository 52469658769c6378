import { SALES_COUNTER_REFRESH_MS, salesCounter } from '@forecourt/promos';
import { formatNumber } from '@forecourt/values';
import { useEffect, useState } from 'react';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** A running number for the current month with the dealer’s text; off without a text. */
export const SalesCounter = block('vdp.sales-counter', function SalesCounter({ now }) {
  const { salesCounter: words } = useSections();
  return words === null ? null : <Counter now={now} words={words} />;
});

/** Starts at the time of the page, which may be cached, and then follows the visitor’s clock. */
function Counter({ now, words }: { now: Date; words: string }) {
  const [count, setCount] = useState(() => salesCounter({ now }));
  useEffect(() => {
    const update = () => setCount(salesCounter({ now: new Date() }));
    update();
    const timer = setInterval(update, SALES_COUNTER_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="container-site py-6 text-center text-ink-2">
      <span className="price text-[1.5rem]/8 text-ink tabular-nums">{formatNumber(count)}</span> {words}
    </p>
  );
}
