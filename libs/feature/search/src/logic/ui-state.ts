import { CAR_COLLECTION_ALIAS, DEFAULT_SORT, SORT_OPTIONS } from '@forecourt/stock-search';
import type { SearchState, SortBy, TextFacet } from '@forecourt/stock-search';

/** The part of InstantSearch's state that the search page uses, for its one index. */
export interface IndexState {
  query?: string;
  page?: number;
  sortBy?: string;
  refinementList?: Record<string, string[]>;
  configure?: { filters: string; analyticsTags: string[] };
}

/** InstantSearch's name of an order; `ruledClient` turns it into the engine's sort. */
export function sortIndex(sortBy: SortBy): string {
  return sortBy === DEFAULT_SORT ? CAR_COLLECTION_ALIAS : `${CAR_COLLECTION_ALIAS}/sort/${sortBy}`;
}

/** The sort behind InstantSearch's name; anything else is the default. */
export function sortOfIndex(index: string | undefined): SortBy {
  return SORT_OPTIONS.find(({ value }) => sortIndex(value) === index)?.value ?? DEFAULT_SORT;
}

/**
 * A search as InstantSearch holds it: choices of the listed facets are its refinements, whatever else narrows the search is in
 * `filters`. Its answers carry `tag`, so that each finds the search it belongs to.
 */
export function toIndexState(
  state: SearchState,
  { listed, filters, tag }: { listed: readonly TextFacet[]; filters: string; tag: string },
): IndexState {
  const chosen = listed.filter((facet) => state[facet].length > 0);
  return {
    ...(state.query ? { query: state.query } : {}),
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(state.sortBy === DEFAULT_SORT ? {} : { sortBy: sortIndex(state.sortBy) }),
    ...(chosen.length > 0
      ? { refinementList: Object.fromEntries(chosen.map((facet) => [facet, [...state[facet]]])) }
      : {}),
    configure: { filters, analyticsTags: [tag] },
  };
}
