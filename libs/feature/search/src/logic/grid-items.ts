import { arrangePromos, promoAt, promoPositions } from '@forecourt/promos';
import type { Promo, PromoPositionConfig } from '@forecourt/promos';
import type { CardHit, SearchState } from '@forecourt/stock-search';
import { localDate } from '@forecourt/values';
import { CAR_TYPES, collapseSold } from '@forecourt/vehicle';

/** An item of the grid: a vehicle or a promotion. */
export type GridItem<Node> =
  | { kind: 'vehicle'; key: string; hit: CardHit }
  | { kind: 'promo'; key: string; promo: Node };

export interface GridOptions<Node> {
  site: { slug: string; zone: string };
  /** The search that the vehicles belong to. */
  state: SearchState;
  now: Date;
  promos: readonly Node[];
  places: PromoPositionConfig;
}

/**
 * The items in the grid of a page, in order. Of consecutive sold vehicles only the first is kept. Promotions are at the site's
 * positions, counted with promotions; a position beyond the last vehicle is skipped. Server and browser get the same result.
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
