import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { PriceBlock } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The price, what it includes, what it was, and how it compares. */
export const Price = block('vdp.price', function Price({ car }) {
  const { stock } = useSite();
  const market = useMarket(car);
  return <PriceBlock price={priceDisplay(car, stock)} market={market} size="vehicle" />;
});

/** The same at the right of the showroom's band. */
export const ShowroomPrice = block('vdp.price', function ShowroomPrice({ car }) {
  const { stock } = useSite();
  const market = useMarket(car);
  return <PriceBlock price={priceDisplay(car, stock)} market={market} size="showroom" />;
});

function useMarket(car: Car) {
  return marketIndicator(car, { threshold: useFeatureOptions('vdp')?.marketThreshold });
}
