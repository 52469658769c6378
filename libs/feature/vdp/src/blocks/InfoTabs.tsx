import { Tabs } from '@forecourt/primitives';
import { checkoutPath, isSoldOnline } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { FEATURES_SHOWN, featureVisible } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { TickList } from '@forecourt/vehicle-ui';
import type { ReactNode } from 'react';
import { useSections } from '../sections.tsx';
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

/** The dealer's information about the vehicle and about buying it, in tabs; every panel is in the HTML. */
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
    ...useDealerTabs(props),
  ];
  if (props.car.standardEquipment.length > 0)
    tabs.push({ id: 'features', title: 'Features', content: <Features {...props} /> });
  return <TabsOf tabs={tabs} />;
});

/** The same for the showroom layout, which shows comments and features elsewhere. */
export const DealerTabs = block('vdp.info-tabs', function DealerTabs(props) {
  return <TabsOf tabs={useDealerTabs(props)} />;
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

/** The dealer's own tabs, without empty ones, and without the reservation tab if the vehicle cannot be reserved. */
function useDealerTabs(props: VehicleBlockProps): InfoTab[] {
  const { included, whyBuy, reserve, protect } = useSections();
  const site = useSite();
  // Without a checkout the texts tell of a reservation in person, which needs no state.
  const isOffered = checkoutPath(site, props.car.slug) === null || isSoldOnline(site, props.car.state);
  const reservable =
    reserve && isOffered && featureVisible('checkout', props.car, { features: { checkout: true } });
  return [
    included && { id: 'included', title: "What's Included", content: <Included {...props} /> },
    whyBuy && { id: 'why-buy', title: 'Why Buy From Us?', content: <WhyBuy {...props} /> },
    reservable && { id: 'reserve', title: 'Reserve Online', content: <ReserveOnline {...props} /> },
    protect && { id: 'protect', title: 'Protect Your Car', content: <Protect {...props} /> },
  ].filter((tab) => tab !== null && tab !== false);
}

/** The first features below the comments; without JavaScript and in print the complete list follows directly. */
function FirstFeatures({ car: { standardEquipment: items } }: { car: Car }) {
  if (items.length === 0) return null;
  const more = items.length - FEATURES_SHOWN;
  return (
    <div className="mt-7 noscript:hidden print:hidden">
      <h3 className="mb-3 text-[22px]/[28px]">Features</h3>
      <TickList items={items.slice(0, FEATURES_SHOWN)} />
      {more > 0 && <p className="mt-2 text-small text-ink-2">And {more} more, under Features above.</p>}
    </div>
  );
}
