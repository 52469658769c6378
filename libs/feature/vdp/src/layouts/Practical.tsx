import { Section, SectionHeading } from '@forecourt/primitives';
import { clsx } from 'clsx';
import { Delivery } from '../blocks/Delivery.tsx';
import { FuelCost, hasFuelCost } from '../blocks/FuelCost.tsx';
import { Questions } from '../blocks/Questions.tsx';
import { SalesCounter } from '../blocks/SalesCounter.tsx';
import { Where } from '../blocks/Where.tsx';
import { WhyBuyPanel } from '../blocks/WhyBuyPanel.tsx';
import { useSections } from '../sections.tsx';
import type { VehicleBlockProps } from '../slots.ts';

/** Practical sections: running cost, location and others. */
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
  const sections = useSections();
  if (props.car.status === 'sold') return null;
  const fuel = hasFuelCost(props.car, sections.fuelCost);
  const delivery = sections.delivery !== null;
  if (!fuel && !delivery) return null;
  const title = delivery ? (fuel ? 'Running and delivery' : 'Delivery') : 'Running costs';
  return (
    <Section>
      {/* A single one is placed beside its heading, so that half of the page is not empty. */}
      <div className={clsx(!(delivery && fuel) && 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12')}>
        <SectionHeading title={title} />
        <div className={clsx('grid gap-5', delivery && fuel && 'lg:grid-cols-2')}>
          {delivery && <Delivery {...props} />}
          {fuel && <FuelCost {...props} />}
        </div>
      </div>
    </Section>
  );
}
