import { lazyPart } from '@forecourt/browser';
import { DeferredSections } from '@forecourt/primitives';
import { Certified } from '../blocks/Certified.tsx';
import { LeadComments } from '../blocks/Comments.tsx';
import { Disclaimer } from '../blocks/Disclaimer.tsx';
import { Equipment } from '../blocks/Features.tsx';
import { FinanceCalculator } from '../blocks/FinanceCalculator.tsx';
import { DealerTabs, InfoTabs } from '../blocks/InfoTabs.tsx';
import { KeyFacts } from '../blocks/KeyFacts.tsx';
import { PriceGauge } from '../blocks/PriceGauge.tsx';
import { Recent } from '../blocks/Recent.tsx';
import { Similar } from '../blocks/Similar.tsx';
import { Particulars, Specifications } from '../blocks/Specifications.tsx';
import { Tiles } from '../blocks/Tiles.tsx';
import { Towing } from '../blocks/Towing.tsx';
import { SlotList } from '../parts.ts';
import type { VehicleBlockProps } from '../slots.ts';
import type { LayoutProps } from './layout.ts';

const Practical = lazyPart(async () => (await import('./Practical.tsx')).Practical);

type SectionsProps = Omit<LayoutProps, 'crumbs' | 'media' | 'figures'>;
type StoryProps = VehicleBlockProps & Pick<LayoutProps, 'figures'>;

/** The blocks below the pictures, beside the price. */
export function Story({ figures, ...props }: StoryProps) {
  return (
    <>
      <Certified {...props} />
      <KeyFacts {...props} />
      <PriceGauge {...props} figures={figures} />
      <InfoTabs {...props} />
    </>
  );
}

/** The sections below both, across the page. For a sold vehicle, similar vehicles come first. */
export function Sections(props: SectionsProps) {
  const sold = props.car.status === 'sold';
  return (
    <DeferredSections>
      {sold && (
        <div className="mt-10 lg:mt-14">
          <Similar {...props} />
        </div>
      )}
      <Specifications {...props} />
      <Towing {...props} />
      <FinanceCalculator {...props} />
      <SlotList id="vdp.sections" props={props} />
      <Practical {...props} />
      {!sold && <Similar {...props} />}
      <Recent {...props} />
      <Tiles {...props} />
      <Disclaimer {...props} />
    </DeferredSections>
  );
}

/** The showroom's story: the dealer's comments first, then all specifications. */
export function ShowroomStory({ figures, ...props }: StoryProps) {
  return (
    <>
      <LeadComments {...props} />
      <Certified {...props} />
      <PriceGauge {...props} figures={figures} />
      <Particulars {...props} />
      <Equipment {...props} />
      <DealerTabs {...props} />
    </>
  );
}

/** The showroom's sections: its story has the specifications already. */
export function ShowroomSections(props: SectionsProps) {
  const sold = props.car.status === 'sold';
  return (
    <DeferredSections>
      {sold && <Similar {...props} />}
      <Towing {...props} />
      <FinanceCalculator {...props} />
      <SlotList id="vdp.sections" props={props} />
      <Practical {...props} />
      {!sold && <Similar {...props} />}
      <Recent {...props} />
      <Tiles {...props} />
      <Disclaimer {...props} />
    </DeferredSections>
  );
}
