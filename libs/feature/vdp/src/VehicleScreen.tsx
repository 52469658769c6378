import { Breadcrumb } from '@forecourt/chrome';
import type { VehicleMediaContent } from '@forecourt/media';
import { Section, SectionHeading } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { Slot, SlotList } from '@forecourt/slots';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';
import { FEATURES_SHOWN, specLists } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { KeyInformation, ListWarning, SpecList, VehicleCard } from '@forecourt/vehicle-ui';
import { Comments } from './Comments.tsx';
import { Media } from './Media.tsx';
import { Sidebar } from './Sidebar.tsx';
import './slots.ts';

export interface VehicleScreenProps {
  car: Car;
  /** What can be shown of it. */
  media: VehicleMediaContent;
  now: Date;
  crumbs: readonly { name: string; href?: string }[];
  /** As the index holds them: less to send than whole cars. */
  similar: readonly SearchDocument[];
}

/** The vehicle page: pictures and story on the left, price and what to do about it on the right. */
export function VehicleScreen({ car, media, now, crumbs, similar }: VehicleScreenProps) {
  const lists = specLists(car);
  const specifications = [...lists.summary, ...lists.specifications];
  return (
    <>
      <div className="container-site pt-4 lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-3 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_408px] lg:grid-rows-[auto_1fr]">
          <div className="-mx-4 min-w-0 md:mx-0">
            <Media car={car} media={media} />
          </div>
          <aside aria-label="Price and contact" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <Sidebar car={car} now={now} />
            </div>
          </aside>
          <div className="min-w-0">
            {lists.featured.length > 0 && (
              <section>
                <h2 className="mb-6 text-[26px]/[30px] lg:text-[32px]/[37px]">Key information</h2>
                <KeyInformation items={lists.featured} />
              </section>
            )}
            <section className="mt-10 lg:mt-14">
              <h2 className="mb-4 text-[22px]/[28px]">Dealer Comments</h2>
              <Slot id="vdp.comments" props={{ car }} fallback={Comments} />
            </section>
            {car.standardEquipment.length > 0 && <Features items={car.standardEquipment} />}
          </div>
        </div>
      </div>
      {specifications.length > 0 && (
        <Section>
          <SectionHeading title="Specifications" />
          <SpecList items={specifications} />
        </Section>
      )}
      <SlotList id="vdp.sections" props={{ car }} />
      <SimilarCars now={now} similar={similar} />
    </>
  );
}

function Features({ items }: { items: readonly string[] }) {
  const list = (part: readonly string[]) => (
    <ul className="grid gap-x-10 gap-y-2 text-[15px]/[24px] md:grid-cols-2">
      {part.map((item) => (
        <li key={item} className="border-b border-line py-2">
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-[22px]/[28px]">Features</h2>
      {list(items.slice(0, FEATURES_SHOWN))}
      {items.length > FEATURES_SHOWN && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-[15px] font-semibold text-brand-text hover:underline">
            <span className="group-open:hidden">Show All {items.length}</span>
            <span className="hidden group-open:inline">Show Less</span>
          </summary>
          {list(items.slice(FEATURES_SHOWN))}
        </details>
      )}
    </section>
  );
}

function SimilarCars({ now, similar }: { now: Date; similar: VehicleScreenProps['similar'] }) {
  const options = useFeatureOptions('vdp');
  const { stock, template } = useSite();
  if (similar.length === 0) return null;
  const cards = similar.map((hit) => ({ car: hitToCar(hit), weekly: hitWeekly(hit) }));
  return (
    <Section tone="sunken">
      <SectionHeading title={options?.similarTitle ?? 'Similar cars'} />
      <ul className="no-scrollbar relative -mx-4 grid auto-cols-[82%] grid-flow-col gap-4 overflow-x-auto px-4 md:mx-0 md:auto-cols-[45%] md:px-0 lg:auto-cols-[calc((100%-72px)/4)] lg:gap-6">
        {cards.map(({ car, weekly }) => (
          <li key={car.id}>
            <VehicleCard
              car={car}
              now={now}
              weekly={weekly}
              showTown={template === 'group'}
              electricTag={stock.electricTag}
              newArrivalDays={stock.newArrivalDays}
              noPriceText={stock.noPriceText}
              sizes="(width >= 1024px) 310px, (width >= 768px) 45vw, 82vw"
            />
          </li>
        ))}
      </ul>
      {cards.some(({ weekly }) => weekly !== null) && <ListWarning layout="note" className="mt-6" />}
    </Section>
  );
}
