import { arrangePromos, promoAt, promoPositions } from '@forecourt/promos';
import type { Promo, PromoPositionConfig } from '@forecourt/promos';
import type { CardHit, SearchState } from '@forecourt/stock-search';
import { CAR_TYPES, collapseSold, localDate } from '@forecourt/vehicle';

/** A place of the grid: a vehicle, or a promotion between them. */
export type GridItem<Node> =
  { kind: 'vehicle'; key: string; hit: CardHit } | { kind: 'promo'; key: string; promo: Node };

export interface GridOptions<Node> {
  site: { slug: string; zone: string };
  /** The search that the vehicles belong to. */
  state: SearchState;
  now: Date;
  promos: readonly Node[];
  places: PromoPositionConfig;
}

/**
 * What stands in the grid of a page, in order. Of sold vehicles in a row the first stays. Promotions stand at the site's places,
 * counted in the grid they are part of; a place that the page's vehicles do not reach is skipped. The same on server and browser.
 */
export function gridItems<Node extends Promo>(
  hits: readonly CardHit[],
  { site, state, now, promos, places }: GridOptions<Node>,
): GridItem<Node>[] {
  const items: GridItem<Node>[] = collapseSold(hits).map((hit) => ({
    kind: 'vehicle',
    key: String(hit.car_id),
    hit,
  }));
  if (promos.length === 0) return items;
  const date = localDate(now, site.zone);
  const page = { site: site.slug, path: state.currentPath, date, page: state.page };
  const [carType, ...more] = CAR_TYPES.filter((type) => state.car_type.includes(type));
  const arranged = arrangePromos(promos, {
    now,
    timeZone: site.zone,
    carType: more.length === 0 ? (carType ?? null) : null,
    seed: `${site.slug} ${date}`,
  });
  const before = (state.page - 1) * places.positions.length;
  promoPositions(places, page).forEach((place, index) => {
    const promo = promoAt(arranged, before + index);
    if (promo && place - 1 < items.length)
      items.splice(place - 1, 0, { kind: 'promo', key: `promo ${place}`, promo });
  });
  return items;
}
