import { siteCollection } from '../document/siteCollection.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { QUERY_BY, type EngineRequest } from './engineRequest.ts';
import { engineSort } from './engineSort.ts';
import { all, anyOf, either } from './filterText.ts';
import { listingFilter } from './listingFilter.ts';

const DAY_SECONDS = 86_400;

/**
 * The search for vehicles in stock whose price fell within the last `days` × 24 hours, the latest fall first. A fall in the future,
 * of a feed with a wrong clock, does not count. (HM-01)
 *
 * @example priceDropsRequest(site, { now, days: 30, count: 4 }).sort_by // 'price_lowered_timestamp:desc,car_id:desc'
 */
export function priceDropsRequest(
  site: SearchSite,
  { now, days, count }: { readonly now: Date; readonly days: number; readonly count: number },
): EngineRequest {
  const until = Math.floor(now.getTime() / 1000);
  return rowRequest(site, {
    filter: all([
      inStock(site, now, true),
      `price_lowered_timestamp:[${until - days * DAY_SECONDS}..${until}]`,
    ]),
    sort: 'price_lowered_timestamp:desc,car_id:desc',
    count,
  });
}

/**
 * The search for vehicles in stock that the dealer features: by a flag of the vehicle, or by stock number; the newest first. (HM-01)
 *
 * @example featuredRequest(site, { now, stockNumbers: ['U1'], count: 4 }).filter_by // '… && (featured:=true || stocknum:=[`U1`])'
 */
export function featuredRequest(
  site: SearchSite,
  options: { readonly now: Date; readonly stockNumbers: readonly string[]; readonly count: number },
): EngineRequest {
  const { now, stockNumbers, count } = options;
  const chosen = either([
    'featured:=true',
    ...(stockNumbers.length > 0 ? [anyOf('stocknum', stockNumbers)] : []),
  ]);
  return rowRequest(site, {
    filter: all([inStock(site, now, false), chosen]),
    sort: engineSort('latest', { text: false }),
    count,
  });
}

/** The site's listing, limited to vehicles in stock. */
function inStock(site: SearchSite, now: Date, requirePrice: boolean): string {
  const { baseFilters = {} } = site;
  const filters = { ...baseFilters, statuses: ['in_stock'], ...(requirePrice && { requirePrice }) };
  return listingFilter({ ...site, baseFilters: filters }, { now });
}

function rowRequest(
  { slug }: SearchSite,
  { filter, sort, count }: { filter: string; sort: string; count: number },
): EngineRequest {
  return {
    collection: siteCollection(slug),
    q: '*',
    query_by: QUERY_BY,
    filter_by: filter,
    sort_by: sort,
    per_page: count,
    page: 1,
  };
}
