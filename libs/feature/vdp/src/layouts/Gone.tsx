import { Breadcrumb, StockSearchForm } from '@forecourt/chrome';
import { phoneLink } from '@forecourt/phone';
import { LinkButton, Section, SectionHeading } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import { useMemo } from 'react';
import { CardRow } from '../blocks/CardRow.tsx';
import type { NearStock } from '../logic/load-gone.ts';
import type { vdp } from '../manifest.ts';
import { SlotList, useSlotFilled } from '../parts.ts';
import type { GoneVehicleProps } from '../slots.ts';

const WAYS_ON = 'ways-on';

export interface GoneProps extends GoneVehicleProps {
  /** The page's time, ISO 8601. */
  now: string;
  crumbs: readonly { name: string; href?: string }[];
  /** Null without results, or when the search fails. */
  near: NearStock | null;
}

/** The page of a removed or unknown vehicle: similar vehicles, and the enquiry form. */
export function Gone({ now, slug, name, crumbs, near }: GoneProps) {
  const site = useSite();
  const { phones } = site;
  const canAsk = useSlotFilled('vdp.gone');
  const phone = phoneLink(phones.main);
  return (
    <>
      <div className="on-page container-site pt-4 pb-section lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="mt-8 max-w-[24ch] text-[30px]/[33px] md:text-[40px]/[44px] lg:mt-12">
          {`This ${name ?? 'vehicle'} is not here${near ? ', but others are.' : '.'}`}
        </h1>
        <p className="mt-4 max-w-[56ch] text-[18px]/[28px] text-ink-2">
          It may have been sold, or the link may be old. Search our stock, or tell us what you’re looking for.
        </p>
        {hasPage(site, paths.stock()) && (
          <StockSearchForm action={paths.stock()} hint={site.words.searchBox} />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {canAsk && (
            <LinkButton href={`#${WAYS_ON}`} variant="outline">
              Help me find one
            </LinkButton>
          )}
          {phone && (
            <LinkButton href={phone.href} variant="outline">
              Call {phone.text}
            </LinkButton>
          )}
        </div>
      </div>
      {near && <Near near={near} name={name} now={now} />}
      <div id={WAYS_ON} className="scroll-mt-24 [.on-page+&>*]:pt-0">
        <SlotList id="vdp.gone" props={{ slug, name }} />
      </div>
    </>
  );
}

function Near({ near, name, now }: Pick<GoneProps, 'name' | 'now'> & { near: NearStock }) {
  const site = useSite();
  const showroom = useFeatureOptions<typeof vdp>('vdp')?.layout === 'showroom';
  const instant = useMemo(() => new Date(now), [now]);
  const cards = near.hits.map((hit) => ({ ...hitToCar(hit), weekly: hitWeekly(hit) }));
  const all = { name: `See all ${near.name ?? 'stock'}`, href: near.href };
  return (
    <Section tone={showroom ? 'surface' : 'sunken'}>
      <SectionHeading
        title={near.name === null ? 'Newest in stock' : `Similar to the ${name}`}
        {...(hasPage(site, all.href) && { link: all })}
      />
      <CardRow cards={cards} now={instant} />
    </Section>
  );
}
