import { featureOptions } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
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
import type { search } from '../manifest.ts';
import { shownFacets } from './shown-facets.ts';

/** Number of requested values per facet; the list collapses all but the first. */
export const FACET_VALUES = 100;

/**
 * Engine parameters of every search on the page: only the fields that a card shows, and no highlighting. A word of four letters has no
 * typing errors: the engine finds `Holden` for `sold`.
 */
export const searchParameters = {
  query_by: QUERY_BY,
  min_len_1typo: 5,
  max_facet_values: FACET_VALUES,
  include_fields: CARD_HIT_FIELDS.join(','),
  highlight_fields: 'none',
  highlight_full_fields: 'none',
};

/** The number fields whose bounds are part of every response. */
export const BOUNDS_OF = ['price'] as const;

/** The filters of a site, first to last. */
function siteFacets(site: BundledSite): Facet[] {
  const facets = featureOptions<typeof search>(site, 'search')?.facets ?? [];
  return shownFacets(facets, { itemTypes: site.stock.itemTypes, item_type: [] });
}

/** The checkbox facets of a site; their counts are part of every response. */
export function listedFacets(site: BundledSite): TextFacet[] {
  const shown: readonly string[] = siteFacets(site);
  return TEXT_FACETS.filter((facet) => shown.includes(facet));
}

/** Facets whose values depend on another facet: models of other makes would be noise. */
export const DEPENDENT_FACETS: readonly Facet[] = ['model', 'badge'];

/** The facets whose values and bounds in the whole stock a site's filters show. */
export function independentFacets(site: BundledSite): Facet[] {
  return siteFacets(site).filter((facet) => !DEPENDENT_FACETS.includes(facet));
}

/**
 * The searches of a page, for one request: the listed vehicles, the count of available ones, and one for each listed facet with a
 * choice.
 */
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
