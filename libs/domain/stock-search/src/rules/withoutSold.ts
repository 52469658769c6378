import type { SearchSite } from '../state/searchSite.ts';

/**
 * A site whose lists hold what a shopper can have: in stock and coming soon, shown on its website, within its base filters.
 * Sold vehicles stay in lists for some days and are never in a number.
 */
export function withoutSold(site: SearchSite): SearchSite {
  return { ...site, baseFilters: { ...site.baseFilters, soldDays: 0 } };
}
