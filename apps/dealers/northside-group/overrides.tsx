import { paths } from '@forecourt/site-config';
import { below, defineOverrides } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';
import type dealer from './dealer.config.ts';

export default defineOverrides<typeof dealer>({
  'vdp.location': below(({ car }) =>
    car.status === 'in_stock' ? <p>We can move it to the dealership nearest you, at no cost.</p> : null,
  ),
  'vdp.status': below(ElsewhereInTheGroup),
  'vdp.sold': below(ElsewhereInTheGroup),
});

/** A link to the same model at the group's other dealerships. */
function ElsewhereInTheGroup({ car }: VehicleBlockProps) {
  return (
    <p>
      <a
        href={paths.stock({ make: car.make, model: car.model })}
        className="font-semibold text-brand-text underline underline-offset-4"
      >
        Every {car.model} in the group
      </a>
    </p>
  );
}
