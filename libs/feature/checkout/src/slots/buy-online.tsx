import { buttonStyle } from '@forecourt/primitives';
import { purchasePath } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';

/** The way to the purchase online, for a vehicle that can be reserved. */
export default function BuyOnline({ car }: { car: Car }) {
  const href = purchasePath(useSite(), car);
  if (href === null) return null;
  return (
    <a href={href} className={buttonStyle('text', 'small')}>
      Buy online
    </a>
  );
}
