import { Section } from '@forecourt/primitives';
import { formatNumber } from '@forecourt/values';
import { vehicleWord } from '@forecourt/vehicle';
import { MassBar } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** The tare and maximum mass of a caravan, and the towing capacity that it needs. */
export const Towing = block('vdp.towing', ({ car }) => {
  const { tare_weight: tare, aggregate_trailer_mass: atm } = car.specifications ?? {};
  if (car.item_type !== 'caravan' || !tare || !atm || atm < tare) return null;
  return (
    <Section>
      <div className="grid items-center gap-x-12 gap-y-6 rounded-card bg-sunken p-panel lg:grid-cols-2">
        <div>
          <h2 className="text-h2">Will it tow?</h2>
          <p className="mt-3 text-ink-2">
            Loaded to the limit this {vehicleWord(car.item_type)} weighs {formatNumber(atm)} kg. Your car
            needs at least that much braked towing capacity.
          </p>
        </div>
        <MassBar tare={tare} atm={atm} />
      </div>
    </Section>
  );
});
