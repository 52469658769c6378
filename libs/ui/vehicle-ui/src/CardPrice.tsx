import { formatDollars } from '@forecourt/pricing';
import type { MarketIndicator as Market, PriceDisplay } from '@forecourt/pricing';
import { MarketIndicator } from './MarketIndicator.tsx';

/** The price of a card: the old price above the current one, at the right the price type and the market indicator. */
export function CardPrice({ price, market }: { price: PriceDisplay; market: Market | null }) {
  const { was, text, suffix } = price;
  const beside = price.kind === 'subscription';
  return (
    <div className="card-price">
      <p>
        {was !== null && (
          <s>
            <span className="sr-only">was </span>
            {formatDollars(was)}
          </s>
        )}
        <span className="price">
          {was !== null && <span className="sr-only">now </span>}
          {text}
        </span>
        {beside && <span>{suffix}</span>}
      </p>
      {(market !== null || (suffix !== '' && !beside)) && (
        <p className="card-price-type">
          {market && <MarketIndicator market={market} size="card" />}
          {!beside && suffix}
        </p>
      )}
    </div>
  );
}
