import { Section, SectionHeading } from '@forecourt/primitives';
import { FuelCost, hasFuelCost } from '../blocks/FuelCost.tsx';
import { Questions } from '../blocks/Questions.tsx';
import { SalesCounter } from '../blocks/SalesCounter.tsx';
import { Where } from '../blocks/Where.tsx';
import { WhyBuyPanel } from '../blocks/WhyBuyPanel.tsx';
import { useSections } from '../sections.tsx';
import type { VehicleBlockProps } from '../slots.ts';

/** What a shopper asks once the vehicle is the one: what it costs to run, where it is, and what else. */
export function Practical(props: VehicleBlockProps) {
  return (
    <>
      <RunningCosts {...props} />
      <Where {...props} />
      <WhyBuyPanel {...props} />
      <SalesCounter {...props} />
      <Questions {...props} />
    </>
  );
}

function RunningCosts(props: VehicleBlockProps) {
  const fuel = hasFuelCost(props.car, useSections().fuelCost);
  if (!fuel || props.car.status === 'sold') return null;
  return (
    <Section>
      <SectionHeading title="Running costs" />
      <div className="grid gap-5 lg:grid-cols-2">
        <FuelCost {...props} />
      </div>
    </Section>
  );
}
