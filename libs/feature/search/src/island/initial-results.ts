import algoliasearchHelper from 'algoliasearch-helper';
import type { InitialResults } from 'instantsearch.js/es/types';
import { RANGE_FACETS, TEXT_FACETS, facetField, siteCollection } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import type { SearchAnswer } from '../logic/search-answer.ts';
import { toParameters } from './search-parameters.ts';
import type { ParameterOptions } from './search-parameters.ts';
import { toUiState } from './ui-state.ts';

const { SearchParameters } = algoliasearchHelper;

/** The results of a loaded page as InstantSearch would have them of its own request, so that it starts without one. */
export function initialResults(
  answer: SearchAnswer,
  search: SearchState,
  rules: SearchSite,
  options: ParameterOptions,
): InitialResults {
  const index = siteCollection(rules.slug);
  const state = toParameters(new SearchParameters({ index }), toUiState(search, rules), options);
  const facets: { [field: string]: { [value: string]: number } } = {};
  for (const facet of TEXT_FACETS) {
    const counts = answer.counts[facet];
    if (counts) facets[facetField(facet)] = Object.fromEntries(counts);
  }
  const stats: { [field: string]: { min: number; max: number; avg: number; sum: number } } = {};
  for (const facet of RANGE_FACETS) {
    const bounds = answer.bounds[facet];
    if (!bounds) continue;
    const field = facetField(facet);
    facets[field] = {};
    stats[field] = { ...bounds, avg: 0, sum: 0 };
  }
  const { page = 0, query = '' } = state;
  const common = { index, query, page, params: '', processingTimeMS: 0, hitsPerPage: options.pageSize };
  const list = {
    ...common,
    hits: answer.hits.map((hit) => ({ ...hit, objectID: String(hit.car_id) })),
    nbHits: answer.found,
    nbPages: Math.ceil(answer.found / options.pageSize),
    exhaustiveNbHits: true,
    facets,
    facets_stats: stats,
    available: answer.available,
  };
  // Then one result for each facet with a choice, in the order of InstantSearch's requests.
  const open = Object.keys(state.disjunctiveFacetsRefinements).map((field) => ({
    ...common,
    hits: [],
    nbHits: answer.found,
    nbPages: 0,
    exhaustiveNbHits: true,
    facets: { [field]: facets[field] ?? {} },
  }));
  return { [index]: { state: { ...state }, results: [list, ...open] } };
}
