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
 * The InstantSearch state of a search, which makes the same request as `engineRequest`: choices of the listed facets are refinements,
 * all other filters are in `filters`, and the sort order is part of the index name, as the adapter expects.
 * Its responses have `tag`, which identifies their search.
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
