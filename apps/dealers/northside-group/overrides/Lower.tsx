import type { VehicleBlockProps } from '@forecourt/vdp';
import type { ComponentType } from 'react';

type Wrapping = VehicleBlockProps & { Default: ComponentType<VehicleBlockProps> };

/** Plans are the maker's: those of this make are named. */
export function CarePlans({ Default, ...props }: Wrapping) {
  return (
    <div>
      <Default {...props} />
      <p className="mt-4 text-small text-ink-2">
        Plans for {props.car.make} are kept by our {props.car.make} workshops.
      </p>
    </div>
  );
}
