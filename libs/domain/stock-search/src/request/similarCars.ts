import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';
import { bodyLabel } from '../document/bodyLabel.ts';
import type { SearchDocument } from '../document/searchDocument.ts';
import { siteCollection } from '../document/siteCollection.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { engineSort } from './engineSort.ts';
import { QUERY_BY, type EngineRequest } from './engineRequest.ts';
import { all, quoted } from './filterText.ts';
import { listingFilter } from './listingFilter.ts';

const CANDIDATES = 10;
const MOST_SHOWN = 6;
const DEAR_FROM = 50_000;
const BAND = 10_000;
const WIDE_BAND = 25_000;

/** The fields of a car that the search for similar cars uses. */
export type SimilarTo = PricedCar & Pick<Car, 'id' | 'make' | 'model' | 'body' | 'simple_body' | 'item_type'>;

/**
 * The price band of similar cars: plus or minus 10,000 dollars below 50,000, else 25,000; both ends included, none below 0.
 * `null` for a car without a price.
 *
 * @example similarPriceBand({ ...car, price: 50_000 }) // { min: 25000, max: 75000 }
 */
export function similarPriceBand(car: PricedCar): { min: number; max: number } | null {
  const price = displayedPrice(car);
  if (price === null) return null;
  const band = price < DEAR_FROM ? BAND : WIDE_BAND;
  return { min: Math.max(0, price - band), max: price + band };
}

/**
 * The searches for cars similar to `car`, ten candidates each and no facets: by model, by body, then by item type; all in stock,
 * within the price band, and never the car itself. (VD-11)
 */
export function similarCarsRequests(
  car: SimilarTo,
  site: SearchSite,
  { now }: { readonly now: Date },
): EngineRequest[] {
  const inStock = { ...site, baseFilters: { ...site.baseFilters, statuses: ['in_stock'] } };
  const band = similarPriceBand(car);
  const body = bodyLabel(car.simple_body ?? car.body);
  const common = all([
    listingFilter(inStock, { now }),
    `id:!=${car.id}`,
    `item_type:=${quoted(car.item_type)}`,
    band === null ? '' : `price:[${band.min}..${band.max}]`,
  ]);
  const wishes = [
    `make:=${quoted(car.make)} && model:=${quoted(car.model)}`,
    body === null ? null : `body:=${quoted(body)}`,
    '',
  ];
  return wishes.filter((wish) => wish !== null).map((wish) => candidates(all([common, wish]), site));
}

/**
 * The similar cars to show, from the hits of `similarCarsRequests`: the same model first, then in the given order, each once,
 * never the car itself, at most six or the site's lower limit. (VD-11)
 */
export function similarCars<Hit extends Pick<SearchDocument, 'id' | 'make' | 'model'>>(
  car: Pick<Car, 'id' | 'make' | 'model'>,
  hitLists: readonly (readonly Hit[])[],
  shown: number = MOST_SHOWN,
): Hit[] {
  const unique = new Map<string, Hit>();
  for (const hit of hitLists.flat())
    if (hit.id !== String(car.id) && !unique.has(hit.id)) unique.set(hit.id, hit);
  const isSameModel = (hit: Hit) => hit.make === car.make && hit.model === car.model;
  const hits = [...unique.values()];
  return [...hits.filter(isSameModel), ...hits.filter((hit) => !isSameModel(hit))].slice(
    0,
    Math.min(shown, MOST_SHOWN),
  );
}

function candidates(filter: string, site: SearchSite): EngineRequest {
  return {
    collection: siteCollection(site.slug),
    q: '*',
    query_by: QUERY_BY,
    filter_by: filter,
    sort_by: engineSort('most-relevant', { text: false }),
    per_page: CANDIDATES,
    page: 1,
  };
}
