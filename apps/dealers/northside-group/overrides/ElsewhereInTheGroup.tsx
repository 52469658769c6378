import { paths } from '@forecourt/site-config';
import type { VehicleBlockProps } from '@forecourt/vdp';

/** A way to the same model at the group's other dealerships. */
export function ElsewhereInTheGroup({ car }: Pick<VehicleBlockProps, 'car'>) {
  return (
    <p className="mt-3 text-note">
      <a
        href={paths.stock({ make: car.make, model: car.model })}
        className="font-semibold text-brand-text underline underline-offset-4"
      >
        Every {car.model} in the group
      </a>
    </p>
  );
}
