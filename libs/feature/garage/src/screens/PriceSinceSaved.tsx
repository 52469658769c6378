import { displayedPrice, priceChange } from '@forecourt/pricing';
import { hitToCar } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Favourite } from '../logic/favourite.ts';

/** How the price of a vehicle for sale differs from the one that was shown when it was saved; nothing if it does not. */
export function PriceSinceSaved({
  favourite,
  hit,
}: {
  favourite: Favourite;
  /** Stock data: undefined while loading, null if the vehicle left the stock. */
  hit: CardHit | null | undefined;
}) {
  if (!hit || hit.status === 'sold') return null;
  const change = priceChange(favourite.saved_price, displayedPrice(hitToCar(hit)));
  if (change === null) return null;
  const Icon = change.direction === 'down' ? TrendingDown : TrendingUp;
  return (
    <p className="mt-2 flex items-center gap-2 text-small text-ink-2">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span>
        <span className="sr-only">{favourite.name}: </span>
        {change.text}
      </span>
    </p>
  );
}
