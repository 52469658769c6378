import { Tabs } from '@forecourt/primitives';
import { FEATURES_SHOWN, featureVisible } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { TickList } from '@forecourt/vehicle-ui';
import type { ReactNode } from 'react';
import { useSections } from '../sections.tsx';
import type { VehicleSections } from '../sections.tsx';
import type { VehicleBlockProps } from '../slots.ts';
import { block } from './block.tsx';
import { Comments } from './Comments.tsx';
import { Features } from './Features.tsx';
import { Included, Protect, ReserveOnline, WhyBuy } from './Panels.tsx';

interface InfoTab {
  id: string;
  title: string;
  content: ReactNode;
}

/** What the dealer says of the vehicle and of buying it, each in a tab; every panel is in the page. */
export const InfoTabs = block('vdp.info-tabs', function InfoTabs(props) {
  const tabs: InfoTab[] = [
    {
      id: 'comments',
      title: 'Dealer Comments',
      content: (
        <>
          <Comments {...props} />
          <FirstFeatures car={props.car} />
        </>
      ),
    },
    ...dealerTabs(props, useSections()),
  ];
  if (props.car.standardEquipment.length > 0)
    tabs.push({ id: 'features', title: 'Features', content: <Features {...props} /> });
  return <TabsOf tabs={tabs} />;
});

/** The same where the page has said comments and features already: the showroom's. */
export const DealerTabs = block('vdp.info-tabs', function DealerTabs(props) {
  return <TabsOf tabs={dealerTabs(props, useSections())} />;
});

function TabsOf({ tabs }: { tabs: readonly InfoTab[] }) {
  const [only, second] = tabs;
  if (!only) return null;
  if (second) return <Tabs label="About this vehicle" headingLevel={2} tabs={tabs} />;
  return (
    <section>
      <h2 className="mb-4 text-[22px]/[28px]">{only.title}</h2>
      {only.content}
    </section>
  );
}

/** The dealer's own tabs, of which each is left out that has no words, and that of reserving where the vehicle cannot be. */
function dealerTabs(props: VehicleBlockProps, sections: VehicleSections): InfoTab[] {
  const { included, whyBuy, reserve, protect } = sections;
  const reservable = reserve && featureVisible('checkout', props.car, { features: { checkout: true } });
  return [
    included && { id: 'included', title: "What's Included", content: <Included {...props} /> },
    whyBuy && { id: 'why-buy', title: 'Why Buy From Us?', content: <WhyBuy {...props} /> },
    reservable && { id: 'reserve', title: 'Reserve Online', content: <ReserveOnline {...props} /> },
    protect && { id: 'protect', title: 'Protect Your Car', content: <Protect {...props} /> },
  ].filter((tab) => tab !== null && tab !== false);
}

/** The first features below the comments; a page without scripts shows the whole list right after. */
function FirstFeatures({ car: { standardEquipment: items } }: { car: Car }) {
  if (items.length === 0) return null;
  const more = items.length - FEATURES_SHOWN;
  return (
    <div className="mt-7 noscript:hidden">
      <h3 className="mb-3 text-[22px]/[28px]">Features</h3>
      <TickList items={items.slice(0, FEATURES_SHOWN)} />
      {more > 0 && <p className="mt-2 text-small text-ink-2">And {more} more, under Features above.</p>}
    </div>
  );
}
