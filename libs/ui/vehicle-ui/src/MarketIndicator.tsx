import { formatDollars, marketWords } from '@forecourt/pricing';
import type { MarketIndicator as Market } from '@forecourt/pricing';
import { Hint } from '@forecourt/primitives';
import { clsx } from 'clsx';
import { TrendingDown } from 'lucide-react';

/**
 * How far a vehicle's price is below the market. On a card the text is short; on the vehicle page a tooltip names the
 * average it was compared with.
 */
export function MarketIndicator({
  market,
  size,
  align,
  className,
}: {
  market: Market;
  size: 'card' | 'vehicle';
  /** As `Hint` has it. */
  align?: 'middle' | 'end';
  className?: string;
}) {
  const { text, tooltip } = marketWords(market);
  if (size === 'card')
    return (
      <span className="below-market icon icon-trending-down">
        {`${formatDollars(market.amount)} below market`}
        <span className="sr-only"> price</span>
      </span>
    );
  return (
    <div className={clsx('flex items-center gap-1.5 text-note font-semibold text-success', className)}>
      <TrendingDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {text}
      <Hint label="What this is compared with" text={tooltip} align={align} />
    </div>
  );
}
