import { DEFAULT_SOLD_DAYS } from '@forecourt/vehicle';
import type { SearchSite } from '../state/searchSite.ts';
import { all, anyOf, either, quoted } from './filterText.ts';

const DAY_SECONDS = 86_400;
const AVAILABLE = ['in_stock', 'coming_soon'];
/** Matches no document. The engine rejects an empty list of values; car ids are never below 0. */
const NOTHING = 'car_id:<0';

/**
 * The engine's filter for the stock that a site lists at `now`, without any refinements: documents of its collection that are
 * visible on dealer websites; in stock, coming soon, or sold within the last `soldDays` × 24 hours (to the second, the limit
 * included); of its item types and base filters; without the excluded stock numbers. The same rule as `siteLists`. (SR-11, SR-16,
 * SR-21)
 *
 * @example listingFilter({ slug: 'a', soldDays: 0 }, { now }) // 'show_on_dealer_website:=true && status:=[`in_stock`,`coming_soon`]'
 */
export function listingFilter(site: SearchSite, { now }: { readonly now: Date }): string {
  const { itemTypes = [], excludeStock = [], baseFilters = {} } = site;
  return all([
    'show_on_dealer_website:=true',
    statusFilter(site, now),
    itemTypes.length > 0 ? anyOf('item_type', itemTypes) : '',
    baseFilters.carTypes && baseFilters.carTypes.length > 0 ? anyOf('car_type', baseFilters.carTypes) : '',
    baseFilters.requirePrice ? 'price:>0' : '',
    excludeStock.length > 0 ? `stocknum:!=[${excludeStock.map(quoted).join(',')}]` : '',
  ]);
}

function statusFilter({ baseFilters = {}, soldDays }: SearchSite, now: Date): string {
  const allows = (status: string) => baseFilters.statuses?.includes(status) ?? true;
  const days = baseFilters.soldDays ?? soldDays ?? DEFAULT_SOLD_DAYS;
  const available = AVAILABLE.filter(allows);
  const since = Math.floor(now.getTime() / 1000 - days * DAY_SECONDS);
  const listed = [
    ...(available.length > 0 ? [anyOf('status', available)] : []),
    ...(days > 0 && allows('sold') ? [`(status:=sold && sold_date_timestamp:>=${since})`] : []),
  ];
  return listed.length > 0 ? either(listed) : NOTHING;
}
