import type { SlotProps, WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';

type Wrapping = WrappingProps<VehicleBlockProps>;

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

/** The panel once more says who is nearest. */
export function GroupPanel({ Default, ...props }: Wrapping) {
  return (
    <div className="on-page [.on-page+&>*]:pt-0">
      <Default {...props} />
      <p className="container-site -mt-6 pb-6 text-small text-ink-2 md:-mt-12 md:pb-12">
        <a href="/dealerships" className="font-semibold text-brand-text underline underline-offset-4">
          Find the dealership nearest you
        </a>
      </p>
    </div>
  );
}

/** Nobody has to pay for delivery who comes to one of ours. */
export function NearestFree({ Default, ...props }: Wrapping) {
  return (
    <div className="grid [&>p:only-child]:hidden">
      <Default {...props} />
      <p className="mt-2 text-small text-ink-2">Collect it at any of our dealerships, and nothing is due.</p>
    </div>
  );
}

/** Whose figures the specifications are. */
export function MakersFigures({ Default, ...props }: Wrapping) {
  return (
    <div className="on-page [.on-page+&>*]:pt-0">
      <Default {...props} />
      <p className="container-site -mt-8 pb-8 text-print text-ink-2">
        Figures are the maker’s. Ask us to measure what matters to you.
      </p>
    </div>
  );
}

/** The price is the same wherever the vehicle is bought. */
export function OnePrice({ Default, ...props }: WrappingProps<SlotProps<'vdp.price-gauge'>>) {
  return (
    <div className="has-[>p:only-child]:hidden">
      <Default {...props} />
      <p className="mt-3 text-small text-ink-2">Twelve dealerships, one price for each car.</p>
    </div>
  );
}
