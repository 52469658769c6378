import type { WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';

type Wrapping = WrappingProps<VehicleBlockProps>;

/** What is said of vans is said of vans; trucks and motorcycles are handed over otherwise. */
export function IncludedByKind({ Default, ...props }: Wrapping) {
  if (props.car.item_type === 'caravan') return <Default {...props} />;
  return <p className="max-w-[64ch]">Roadworthy, serviced, and handed over with everything explained.</p>;
}

/** What a truck burns depends on what it pulls. */
export function FuelAndTowing({ Default, ...props }: Wrapping) {
  return (
    <div className="grid [&>p:only-child]:hidden">
      <Default {...props} />
      <p className="mt-2 text-small text-ink-2">Empty and on the flat; towing costs more.</p>
    </div>
  );
}

/** The tiles on sand. */
export function OddTiles({ Default, ...props }: Wrapping) {
  return (
    <div className="bg-sunken [&_li]:bg-surface">
      <Default {...props} />
    </div>
  );
}
