import { displayedPrice } from '@forecourt/pricing';
import { isExcluded, isListed, type Car } from '@forecourt/vehicle';
import type { SearchSite } from '../state/searchSite.ts';

/**
 * Whether a site lists a car at `now`: the rule of `listingFilter` for one car. Other cars are not in the site's index, which is
 * public. (SR-11, SR-16, SR-21)
 *
 * @example siteLists({ ...car, status: 'withdrawn' }, { slug: 'a' }, { now }) // false
 */
export function siteLists(car: Car, site: SearchSite, { now }: { readonly now: Date }): boolean {
  const { itemTypes = [], excludeStock = [], baseFilters = {}, soldDays } = site;
  const { carTypes = [], statuses, requirePrice = false } = baseFilters;
  const days = baseFilters.soldDays ?? soldDays;
  return (
    isListed(car, { now, ...(days !== undefined && { soldDays: days }) }) &&
    (statuses?.includes(car.status) ?? true) &&
    (itemTypes.length === 0 || itemTypes.includes(car.item_type)) &&
    (carTypes.length === 0 || carTypes.includes(car.car_type)) &&
    (!requirePrice || (displayedPrice(car) ?? 0) > 0) &&
    !isExcluded(car, excludeStock)
  );
}
