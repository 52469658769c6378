import type { VehicleBlockProps } from '@forecourt/vdp';
import type { ComponentType } from 'react';

type Wrapping = VehicleBlockProps & { Default: ComponentType<VehicleBlockProps> };

/** Whoever would rather talk can hold a car by phone. */
export function HoldByPhone({ Default, ...props }: Wrapping) {
  return (
    <div>
      <Default {...props} />
      <p className="mt-4 text-small text-ink-2">Or call the Newstead yard: we hold it until closing time.</p>
    </div>
  );
}
