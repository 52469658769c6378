import type { SearchSite } from '../state/searchSite.ts';
import type { SearchState } from '../state/searchState.ts';
import { all } from './filterText.ts';
import { listingFilter } from './listingFilter.ts';
import { pathFilter } from './pathFilter.ts';

/**
 * The engine's filter that holds on a search page whatever a visitor chooses: the stock the site lists at `now`, and what the path
 * says beyond facets. (SR-11, SR-16)
 */
export function siteFilter(
  state: Pick<SearchState, 'currentPath'>,
  site: SearchSite,
  { now }: { readonly now: Date },
): string {
  return all([listingFilter(site, { now }), pathFilter(state, site)]);
}
