import type { WrappingProps } from '@forecourt/slots';
import type { VehicleBlockProps } from '@forecourt/vdp';
import { formatNumber } from '@forecourt/vehicle';
import type { SpecItem } from '@forecourt/vehicle';
import { KeyInformation } from '@forecourt/vehicle-ui';

/** A caravan in the four facts that decide; other vehicles as the platform shows them. */
export function AtAGlance({ Default, ...props }: WrappingProps<VehicleBlockProps>) {
  const items = factsOf(props.car);
  if (items.length < 4) return <Default {...props} />;
  return (
    <section>
      <h2 className="mb-6 text-h2">At a glance</h2>
      <KeyInformation items={items} />
    </section>
  );
}

function factsOf({ specifications }: VehicleBlockProps['car']): SpecItem[] {
  const { body_length, body_width, sleeps, axle_type, aggregate_trailer_mass } = specifications ?? {};
  if (!body_length || !body_width || !sleeps || !axle_type || !aggregate_trailer_mass) return [];
  const [axles = '', suspension = ''] = axle_type.split(' ');
  return [
    {
      key: 'body_length',
      label: 'Body length and width',
      value: `${formatNumber(body_length)} ft × ${formatNumber(body_width)} ft`,
    },
    { key: 'sleeps', label: sleeps > 2 ? 'Island bed and bunks' : 'Island bed', value: `Sleeps ${sleeps}` },
    {
      key: 'axle_type',
      label: suspension === 'Independent' ? 'Independent suspension' : 'Leaf suspension',
      value: axles,
    },
    {
      key: 'aggregate_trailer_mass',
      label: 'ATM, loaded limit',
      value: `${formatNumber(aggregate_trailer_mass)} kg`,
    },
  ];
}
