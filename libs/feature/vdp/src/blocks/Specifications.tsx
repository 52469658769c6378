import { Section, SectionHeading } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { specLists } from '@forecourt/vehicle';
import { SpecList } from '@forecourt/vehicle-ui';
import type { VehicleBlockProps } from '../slots.ts';
import { block } from './block.tsx';

/** All specifications of the vehicle, across the page. */
export const Specifications = block('vdp.specifications', function Specifications(props) {
  const items = useSpecifications(props);
  if (items.length === 0) return null;
  return (
    <Section>
      <SectionHeading title="Specifications" />
      <SpecList items={items} />
    </Section>
  );
});

/** The same in the showroom's column. */
export const Particulars = block('vdp.specifications', function Particulars(props) {
  const items = useSpecifications(props);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-[1.75rem]/[2.125rem] lg:text-[2.25rem]/[2.625rem]">Particulars</h2>
      <SpecList items={items} columns={2} />
    </section>
  );
});

function useSpecifications({ car, now }: VehicleBlockProps) {
  const { stock, zone } = useSite();
  const { summary, specifications } = specLists(car, { ...stock, now, timeZone: zone });
  return [...summary, ...specifications];
}
