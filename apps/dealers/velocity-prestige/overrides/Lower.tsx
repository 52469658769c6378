import type { VehicleBlockProps } from '@forecourt/vdp';
import type { ComponentType } from 'react';

type Wrapping = VehicleBlockProps & { Default: ComponentType<VehicleBlockProps> };

/** The tabs under a heading of ours. */
export function QuietTabs({ Default, ...props }: Wrapping) {
  return (
    <section>
      <h2 className="mb-4 text-[1.75rem]/[2.125rem] lg:text-[2.25rem]/[2.625rem]">At your leisure</h2>
      <Default {...props} />
    </section>
  );
}

/** Why to buy here is said by a person. */
export function InPerson({ Default, ...props }: Wrapping) {
  return (
    <div>
      <Default {...props} />
      <p className="mt-4 text-ink-2">Ask for the one who looked after this {props.car.make}.</p>
    </div>
  );
}
