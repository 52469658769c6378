import type { VehicleBlockProps } from '@forecourt/vdp';
import type { ComponentType } from 'react';

type Wrapping = VehicleBlockProps & { Default: ComponentType<VehicleBlockProps> };

/** What is said of vans is said of vans; trucks and motorcycles are handed over otherwise. */
export function IncludedByKind({ Default, ...props }: Wrapping) {
  if (props.car.item_type === 'caravan') return <Default {...props} />;
  return <p className="max-w-[64ch]">Roadworthy, serviced, and handed over with everything explained.</p>;
}
