import { engineRequest } from '@forecourt/stock-search';
import type { SearchSite, SearchState, TextFacet } from '@forecourt/stock-search';

/** The part of InstantSearch's state that the search page uses, for its one index. */
export interface IndexState {
  query?: string;
  page?: number;
  refinementList?: Record<string, string[]>;
  configure: { index: string; filters: string; analyticsTags: string[] };
}

/**
 * A search as InstantSearch holds it, so that it asks what `engineRequest` asks: choices of the listed facets are its refinements,
 * whatever else narrows the search is in `filters`, and the order is part of the index's name, as the adapter reads it.
 * Its answers carry `tag`, so that each finds the search it belongs to.
 */
export function toIndexState(
  state: SearchState,
  { listed, rules, now, tag }: { listed: readonly TextFacet[]; rules: SearchSite; now: Date; tag: string },
): IndexState {
  const chosen = listed.filter((facet) => state[facet].length > 0);
  const open = Object.fromEntries(chosen.map((facet) => [facet, []]));
  const {
    collection,
    sort_by: sort,
    filter_by: filters,
  } = engineRequest({ ...state, ...open }, rules, { now, facets: [] });
  return {
    ...(state.query ? { query: state.query } : {}),
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(chosen.length > 0
      ? { refinementList: Object.fromEntries(chosen.map((facet) => [facet, [...state[facet]]])) }
      : {}),
    configure: { index: `${collection}/sort/${sort}`, filters, analyticsTags: [tag] },
  };
}
