import { siteCollection } from '../document/siteCollection.ts';
import type { Facet } from '../state/facets.ts';
import { DEFAULT_PAGE_SIZE, type SearchSite } from '../state/searchSite.ts';
import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import { engineSort } from './engineSort.ts';
import { facetField } from './facetField.ts';
import { all } from './filterText.ts';
import { placeFilter } from './placeFilter.ts';
import { refinementFilter } from './refinementFilter.ts';
import { siteFilter } from './siteFilter.ts';
import { sortFilter } from './sortFilter.ts';

/** One search of the engine's `multi_search`. */
export interface EngineRequest {
  readonly collection: string;
  readonly q: string;
  readonly query_by: string;
  readonly filter_by: string;
  readonly facet_by?: string;
  readonly max_facet_values?: number;
  readonly sort_by: string;
  readonly per_page: number;
  readonly page: number;
}

/** Options of a request in addition to state and site. */
export interface EngineRequestOptions {
  readonly now: Date;
  /** The facets to count. Default: those of the search page, `SEARCH_FACETS`. */
  readonly facets?: readonly Facet[];
}

/** The facets of the search page, in request order. */
export const SEARCH_FACETS = [
  'car_type',
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'price',
  'km',
  'location_name',
  'filtered_features',
] as const satisfies readonly Facet[];

/** The fields that a query searches, in order of weight. */
export const QUERY_BY =
  'name,make_model,badge,series,body,fuel,colour,stocknum,location_name,city,dealership_name,filtered_features,further_features';

/** The maximum number of values per facet: enough for every model of a large site. */
export const MAX_FACET_VALUES = 250;

/**
 * The engine's search for a state: its query, the site's listing filter with the chosen facets, the order, and the page of
 * `pageSize` hits, 21 by default. Lowest price first leaves out cars without a price, if the site has that setting. Partial or
 * invalid states are normalised first, so that no visitor input becomes filter syntax. (SR-08, SR-10, SR-11, SR-15, SR-16)
 *
 * @example engineRequest({ make: ['Kia'], page: 2 }, site, { now }).page // 2
 */
export function engineRequest(
  fields: SearchFields,
  site: SearchSite,
  options: EngineRequestOptions,
): EngineRequest {
  const state = searchState(fields, site);
  return requestOf(state, site, options, null);
}

/**
 * The searches of a page with disjunctive facets: the page's own, then for each requested facet with chosen values one without
 * hits that counts the facet without those values. (SR-15)
 */
export function disjunctiveRequests(
  fields: SearchFields,
  site: SearchSite,
  options: EngineRequestOptions,
): EngineRequest[] {
  const state = searchState(fields, site);
  const chosen = (options.facets ?? SEARCH_FACETS).filter((facet) => state[facet].length > 0);
  return [null, ...chosen].map((facet) => requestOf(state, site, options, facet));
}

function requestOf(
  state: SearchState,
  site: SearchSite,
  { now, facets = SEARCH_FACETS }: EngineRequestOptions,
  countsOf: Facet | null,
): EngineRequest {
  return {
    collection: siteCollection(site.slug),
    q: state.query === '' ? '*' : state.query,
    query_by: QUERY_BY,
    filter_by: all([
      siteFilter(state, site, { now }),
      placeFilter(state),
      sortFilter(state.sortBy, site),
      refinementFilter(state, countsOf),
    ]),
    ...facetParameters(countsOf === null ? facets : [countsOf]),
    sort_by: engineSort(state.sortBy, { text: state.query !== '', near: state.near?.point }),
    per_page: countsOf === null ? (site.pageSize ?? DEFAULT_PAGE_SIZE) : 0,
    page: countsOf === null ? state.page : 1,
  };
}

function facetParameters(facets: readonly Facet[]): Pick<EngineRequest, 'facet_by' | 'max_facet_values'> {
  if (facets.length === 0) return {};
  return { facet_by: facets.map(facetField).join(','), max_facet_values: MAX_FACET_VALUES };
}
