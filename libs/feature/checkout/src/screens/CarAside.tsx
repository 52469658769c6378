import { Picture } from '@forecourt/media';
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
    <aside
      aria-label="The vehicle"
      className="flex items-center gap-4 overflow-hidden rounded-card bg-sunken px-5 py-4 md:order-last md:block md:p-0"
    >
      <div className="w-23 shrink-0 overflow-hidden rounded-media md:w-auto md:rounded-none">
        <Picture src={car.image} alt="" width={360} sizes="(width >= 768px) 360px, 92px" priority="second" />
      </div>
      <div className="min-w-0 md:p-6">
        <Link
          href={paths.vehicle(car.slug)}
          className="touch inline-block text-body font-bold hover:underline md:text-lead"
        >
          {car.name}
        </Link>
        {price !== null && (
          <p className="flex flex-wrap items-baseline gap-x-2 md:mt-2">
            <span className="price text-lead md:text-price-compare">{formatDollars(price)}</span>
            <span className="text-note text-ink-2">{suffix}</span>
          </p>
        )}
        {agreed && <p className="mt-1 text-note text-ink-2">Agreed when you reserved.</p>}
      </div>
    </aside>
  );
}
