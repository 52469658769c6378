import { paths } from '@forecourt/site-config';
import type { VehicleBlockProps } from '@forecourt/vdp';

/** The car comes to the shopper: a question about it, as any other. */
export function Concierge({ car }: VehicleBlockProps) {
  return (
    <a
      href={paths.enquire(car.slug)}
      className="inline-flex min-h-12 items-center justify-center rounded-control border border-line-strong px-6 font-semibold hover:border-ink hover:bg-sunken"
    >
      Have it brought to you
    </a>
  );
}
