import type { PublicSite } from '@forecourt/site-config';
import { featureOptions } from '@forecourt/site-config/react';
import {
  CARD_HIT_FIELDS,
  QUERY_BY,
  TEXT_FACETS,
  countRequest,
  disjunctiveRequests,
  engineRequest,
  withoutSold,
} from '@forecourt/stock-search';
import type { EngineRequest, Facet, SearchSite, SearchState, TextFacet } from '@forecourt/stock-search';
import { shownFacets } from './shown-facets.ts';

/** How many values of a facet are asked for; the list folds all but the first. */
export const FACET_VALUES = 100;

/** Engine parameters of every search on the page: no more of a hit than a card shows, and no marks of found words. */
export const searchParameters = {
  query_by: QUERY_BY,
  max_facet_values: FACET_VALUES,
  include_fields: CARD_HIT_FIELDS.join(','),
  highlight_fields: 'none',
  highlight_full_fields: 'none',
};

/** The number fields whose bounds each answer tells. */
export const BOUNDS_OF = ['price'] as const;

/** The filters of a site, first to last. */
function siteFacets(site: PublicSite): Facet[] {
  const facets = featureOptions(site, 'search')?.facets ?? [];
  return shownFacets(facets, { itemTypes: site.stock.itemTypes, item_type: [] });
}

/** The facets with ticks that a site shows; their counts are part of every answer. */
export function listedFacets(site: PublicSite): TextFacet[] {
  const shown: readonly string[] = siteFacets(site);
  return TEXT_FACETS.filter((facet) => shown.includes(facet));
}

/** Facets whose values belong to another choice: those of other makes would only be noise. */
export const DEPENDENT_FACETS: readonly Facet[] = ['model', 'badge'];

/** The facets whose values and bounds in the whole stock a site's filters keep in view. */
export function independentFacets(site: PublicSite): Facet[] {
  return siteFacets(site).filter((facet) => !DEPENDENT_FACETS.includes(facet));
}

/** The searches behind a page, for one request: the vehicles it lists, how many of them can be had, and one for each listed facet with a choice. */
export function pageRequests(
  state: SearchState,
  rules: SearchSite,
  { now, listed }: { now: Date; listed: readonly TextFacet[] },
): EngineRequest[] {
  const own = engineRequest(state, rules, { now, facets: [] });
  const counted = countRequest(state, rules, { now, facets: [...listed, ...BOUNDS_OF] });
  const [, ...open] = disjunctiveRequests(state, withoutSold(rules), { now, facets: listed });
  return [own, counted, ...open].map((request) => ({ ...request, ...searchParameters }));
}
