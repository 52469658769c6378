import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { PriceBlock } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The price, what it includes, what it was, and how it compares. */
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

/** The market is one of prices to buy: below a subscription stands the price to buy, and nothing of the market. */
function PriceOf({ car, size }: { car: Car; size: 'vehicle' | 'showroom' }) {
  const { stock } = useSite();
  const threshold = useFeatureOptions('vdp')?.marketThreshold;
  const price = priceDisplay(car, stock);
  const toBuy = price.kind === 'subscription' && priceDisplay(car);
  return (
    <div>
      <PriceBlock price={price} market={toBuy ? null : marketIndicator(car, { threshold })} size={size} />
      {toBuy && toBuy.amount && (
        <p className="mt-1.5 text-ink-2">
          To buy: {toBuy.text} {toBuy.suffix}
        </p>
      )}
    </div>
  );
}
