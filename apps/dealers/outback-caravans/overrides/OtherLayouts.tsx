import { paths } from '@forecourt/site-config';
import type { VehicleBlockProps } from '@forecourt/vdp';

/** The way from a vehicle that is gone to all of its kind. */
export function OtherLayouts({ car }: VehicleBlockProps) {
  return (
    <a
      href={paths.stock({ item_type: car.item_type })}
      className="inline-flex min-h-12 items-center justify-center rounded-control border border-line-strong px-6 font-semibold hover:border-ink hover:bg-sunken"
    >
      See every {car.item_type}
    </a>
  );
}
