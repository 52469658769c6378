import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { CardHit, SearchState } from '@forecourt/stock-search';
import { StockCard } from '@forecourt/vehicle-card';
import { PromoCard } from '@forecourt/vehicle-ui';
import { memo } from 'react';
import { gridItems } from './logic/grid-items.ts';
import { hitDistance } from './logic/hit-distance.ts';
import { sameHit } from './logic/same-hit.ts';
import type { search } from './manifest.ts';
import { SlotList } from './parts.ts';

const SIZES = {
  rail: '(width >= 1280px) 316px, (width >= 480px) 46vw, 92vw',
  bar: '(width >= 1024px) 420px, (width >= 480px) 46vw, 92vw',
};

/** The vehicles of a page and the promotions between them. It re-renders only when the results change. */
export const CardGrid = memo(function CardGrid({
  hits,
  state,
  now,
}: {
  hits: readonly CardHit[];
  /** The search that the vehicles belong to. */
  state: SearchState;
  now: Date;
}) {
  const site = useSite();
  const options = useFeatureOptions<typeof search>('search');
  const items = gridItems(hits, {
    site,
    state,
    now,
    promos: options?.promos ?? [],
    places: options?.promoPlaces ?? { positions: [] },
  });
  return items.map((item, index) => (
    <li key={item.key}>
      {item.kind === 'promo' ? (
        <PromoCard
          title={item.promo.title}
          text={item.promo.text}
          linkText={item.promo.linkText}
          href={item.promo.url}
          picture={item.promo.image}
          headingLevel="h2"
        />
      ) : (
        <FoundVehicle
          hit={item.hit}
          distance={hitDistance(item.hit, state.near, site)}
          now={now}
          priority={index < 2}
        />
      )}
    </li>
  ));
});

interface FoundVehicleProps {
  hit: CardHit;
  distance: string | null;
  now: Date;
  priority: boolean;
}

/** Memoised by content: results that keep a vehicle do not render its card again. */
const FoundVehicle = memo(function FoundVehicle({ hit, distance, now, priority }: FoundVehicleProps) {
  const options = useFeatureOptions<typeof search>('search');
  const layout = options?.layout ?? 'rail';
  const car = hitToCar(hit);
  return (
    <StockCard
      car={car}
      now={now}
      weekly={hitWeekly(hit)}
      distance={distance}
      priority={priority}
      headingLevel="h2"
      sizes={SIZES[layout]}
      look={layout === 'bar' ? 'bare' : 'boxed'}
      actions={<SlotList id="search.card-actions" props={{ car }} />}
    />
  );
}, sameProps);

function sameProps(
  { hit: before, ...propsBefore }: FoundVehicleProps,
  { hit, ...props }: FoundVehicleProps,
): boolean {
  return (
    sameHit(before, hit) &&
    propsBefore.distance === props.distance &&
    propsBefore.now === props.now &&
    propsBefore.priority === props.priority
  );
}
