import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { PriceBlock } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The price with its type, the previous price, and the market comparison. */
export const Price = block('vdp.price', function Price({ car }) {
  return <PriceOf car={car} size="vehicle" />;
});

/** The same at the right of the showroom's band. */
export const ShowroomPrice = block('vdp.price', function ShowroomPrice({ car }) {
  return (
    <div className="md:text-right">
      <PriceOf car={car} size="showroom" />
    </div>
  );
});

/** Market figures compare purchase prices: a subscription shows the purchase price below, and no market comparison. */
function PriceOf({ car, size }: { car: Car; size: 'vehicle' | 'showroom' }) {
  const { stock } = useSite();
  const price = priceDisplay(car, stock);
  const toBuy = price.kind === 'subscription' && priceDisplay(car);
  return (
    <div>
      <PriceBlock
        price={price}
        market={toBuy ? null : marketIndicator(car, { threshold: stock.marketThreshold })}
        size={size}
      />
      {toBuy && toBuy.amount && (
        <p className="mt-1.5 text-ink-2">
          To buy: {toBuy.text} {toBuy.suffix}
        </p>
      )}
    </div>
  );
}
