import type { SearchSite } from '../state/searchSite.ts';
import type { SearchState } from '../state/searchState.ts';
import { all } from './filterText.ts';
import { listingFilter } from './listingFilter.ts';
import { pathFilter } from './pathFilter.ts';

/**
 * The base filter of a search page: the stock that the site lists at `now`, and the filter of the path that facets cannot
 * express. (SR-11, SR-16)
 */
export function siteFilter(
  state: Pick<SearchState, 'currentPath'>,
  site: SearchSite,
  { now }: { readonly now: Date },
): string {
  return all([listingFilter(site, { now }), pathFilter(state, site)]);
}
