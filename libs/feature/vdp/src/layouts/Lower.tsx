import { SlotList } from '@forecourt/slots';
import { LeadComments } from '../blocks/Comments.tsx';
import { Equipment } from '../blocks/Features.tsx';
import { FinanceCalculator } from '../blocks/FinanceCalculator.tsx';
import { DealerTabs, InfoTabs } from '../blocks/InfoTabs.tsx';
import { KeyFacts } from '../blocks/KeyFacts.tsx';
import { Similar } from '../blocks/Similar.tsx';
import { Particulars, Specifications } from '../blocks/Specifications.tsx';
import { Towing } from '../blocks/Towing.tsx';
import type { VehicleBlockProps } from '../slots.ts';
import type { LayoutProps } from './layout.ts';

type SectionsProps = Omit<LayoutProps, 'crumbs' | 'media'>;

/** What stands below the pictures, beside the price. */
export function Story(props: VehicleBlockProps) {
  return (
    <>
      <KeyFacts {...props} />
      <InfoTabs {...props} />
    </>
  );
}

/** What stands below both, across the page. */
export function Sections({ similar, ...props }: SectionsProps) {
  return (
    <>
      <Specifications {...props} />
      <Towing {...props} />
      <FinanceCalculator {...props} />
      <SlotList id="vdp.sections" props={props} />
      <Similar {...props} similar={similar} />
    </>
  );
}

/** The showroom's story: the dealer's words first, then everything that is known. */
export function ShowroomStory(props: VehicleBlockProps) {
  return (
    <>
      <LeadComments {...props} />
      <Particulars {...props} />
      <Equipment {...props} />
      <DealerTabs {...props} />
    </>
  );
}

/** The showroom's sections: its story has the specifications already. */
export function ShowroomSections({ similar, ...props }: SectionsProps) {
  return (
    <>
      <Towing {...props} />
      <FinanceCalculator {...props} />
      <SlotList id="vdp.sections" props={props} />
      <Similar {...props} similar={similar} />
    </>
  );
}
