import { formatDollars } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { CheckoutPage } from '../logic/page.ts';

export interface CarAsideProps {
  car: CheckoutPage['car'];
  /** The price that was agreed; null before a reservation. */
  agreed: { price: number; price_suffix: string } | null;
}

/** The vehicle with its price: the agreed one of a reservation, else the current one. */
export function CarAside({ car, agreed }: CarAsideProps) {
  const price = agreed?.price ?? car.price;
  const suffix = agreed?.price_suffix ?? car.price_suffix;
  return (
    <aside aria-label="The vehicle" className="rounded-card bg-sunken p-5 md:p-6">
      <p className="text-note text-ink-2">The vehicle</p>
      <Link href={paths.vehicle(car.slug)} className="text-body font-bold hover:underline">
        {car.name}
      </Link>
      {price !== null && (
        <p className="mt-2">
          <span className="price text-lead">{formatDollars(price)}</span>{' '}
          <span className="text-note text-ink-2">{suffix}</span>
        </p>
      )}
      {agreed && <p className="mt-1 text-note text-ink-2">Agreed when you reserved.</p>}
    </aside>
  );
}
