import type { WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';

type Wrapping = WrappingProps<VehicleBlockProps>;

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

/** Whatever is not answered is answered by a person. */
export function AskUs({ Default, ...props }: Wrapping) {
  return (
    <div>
      <Default {...props} />
      <p className="container-site -mt-6 pb-10 text-ink-2 md:-mt-12 md:pb-16">
        Anything else: call, and ask for the floor.
      </p>
    </div>
  );
}

/** Nothing is counted here: cars are sold one at a time. */
export function NoCounting({ car }: VehicleBlockProps) {
  if (car.status === 'sold') return null;
  return (
    <p className="on-page container-site -mt-8 pb-10 text-ink-2 md:-mt-16 md:pb-16">
      This {car.make} is sold once.
    </p>
  );
}
