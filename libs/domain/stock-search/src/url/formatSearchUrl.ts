import { RANGE_FACETS, TEXT_FACETS } from '../state/facets.ts';
import { formatBounds, formatPlace } from '../state/place.ts';
import { formatRange } from '../state/rangeValues.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import { DEFAULT_SORT } from '../state/sortBy.ts';
import { statePath } from './pathOfState.ts';

/**
 * The normalised URL of a search state: its path, then the parameters in alphabetical order, one per value. Defaults, the first
 * page and the values of the path are left out. A partial or invalid state is normalised first. (SR-01, ruling 22)
 *
 * @example formatSearchUrl({ make: ['Kia', 'BMW'], page: 2 }, site) // '/search/new-used-and-demo-cars/?make=BMW&make=Kia&page=2'
 */
export function formatSearchUrl(state: SearchFields, site: SearchSite): string {
  const valid = searchState(state, site);
  const params = [...facetParams(valid, site), ...otherParams(valid), ...Object.entries(valid.tracking)];
  const query = new URLSearchParams(params.sort(byKey)).toString();
  return query === '' ? valid.currentPath : `${valid.currentPath}?${query}`;
}

function facetParams(state: SearchState, site: SearchSite): [string, string][] {
  const implied = statePath(state.currentPath, site).refinements;
  const params: [string, string][] = [];
  for (const facet of TEXT_FACETS) {
    if (implied[facet] === undefined) for (const value of state[facet]) params.push([facet, value]);
  }
  for (const facet of RANGE_FACETS) {
    for (const range of state[facet]) params.push([facet, formatRange(range)]);
  }
  return params;
}

function otherParams({ query, page, sortBy, near, radiusKm, bounds }: SearchState): [string, string][] {
  const params: [string, string][] = [];
  if (bounds) params.push(['bounds', formatBounds(bounds)]);
  if (near) params.push(['near', formatPlace(near)]);
  if (radiusKm !== null) params.push(['radius', String(radiusKm)]);
  if (query !== '') params.push(['query', query]);
  if (page > 1) params.push(['page', String(page)]);
  if (sortBy !== DEFAULT_SORT) params.push(['sortBy', sortBy]);
  return params;
}

function byKey([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
