import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { useSite } from '@forecourt/site-config/react';
import { PriceBlock } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The price, what it includes, what it was, and how it compares. */
export const Price = block('vdp.price', function Price({ car }) {
  const { stock } = useSite();
  return <PriceBlock price={priceDisplay(car, stock)} market={marketIndicator(car)} size="vehicle" />;
});

/** The same at the right of the showroom's band. */
export const ShowroomPrice = block('vdp.price', function ShowroomPrice({ car }) {
  const { stock } = useSite();
  return <PriceBlock price={priceDisplay(car, stock)} market={marketIndicator(car)} size="showroom" />;
});
