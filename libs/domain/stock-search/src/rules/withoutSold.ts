import type { SearchSite } from '../state/searchSite.ts';

/**
 * A copy of a site's settings that lists available vehicles only: in stock and coming soon, visible, within its base filters.
 * Lists show sold vehicles for some days, but counts never include them.
 */
export function withoutSold(site: SearchSite): SearchSite {
  return { ...site, baseFilters: { ...site.baseFilters, soldDays: 0 } };
}
