import { buttonStyle } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { featureVisible, type Car } from '@forecourt/vehicle';

/** The way to the purchase online, for a vehicle that can be reserved. */
export default function BuyOnline({ car }: { car: Car }) {
  const { pages } = useSite();
  if (
    !pages.includes('checkout-journey') ||
    !featureVisible('checkout', car, { features: { checkout: true } })
  )
    return null;
  return (
    <a href={paths.buyOnline(car.slug)} className={buttonStyle('text', 'small')}>
      Buy online
    </a>
  );
}
