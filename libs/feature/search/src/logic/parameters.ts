import type { PublicSite } from '@forecourt/site-config';
import { featureOptions } from '@forecourt/site-config/react';
import {
  QUERY_BY,
  RANGE_FACETS,
  TEXT_FACETS,
  parseSearchUrl,
  placeFilter,
  siteFilter,
} from '@forecourt/stock-search';
import type { Facet, SearchSite } from '@forecourt/stock-search';

/** Engine parameters of every search on the page. */
export const searchParameters = {
  query_by: QUERY_BY,
  max_facet_values: 60,
  exclude_fields: 'filtered_features,categories,sites,image_thumbs,geo,simple_body,series',
  highlight_fields: 'none',
  highlight_full_fields: 'none',
};

/** The filter beside the facets: the site's listed stock, and what path, place and map say of it. */
export function siteFilters(rules: SearchSite, url: string, now: Date): string {
  const state = parseSearchUrl(url, rules);
  return [siteFilter(state, rules, { now }), placeFilter(state)].filter((part) => part !== '').join(' && ');
}

/** The facets of a page: those the dealer shows, and those that the URL has chosen without showing them. */
export function pageFacets(site: PublicSite, url: string, rules: SearchSite): Facet[] {
  const shown: readonly Facet[] = featureOptions(site, 'search')?.facets ?? [];
  const state = parseSearchUrl(url, rules);
  const chosen = [...TEXT_FACETS, ...RANGE_FACETS].filter((facet) => state[facet].length > 0);
  return [...new Set([...shown, ...chosen])];
}
