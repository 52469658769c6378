import {
  CAR_COLLECTION_ALIAS,
  DEFAULT_SORT,
  NEAREST_SORT,
  RANGE_FACETS,
  SORT_OPTIONS,
  TEXT_FACETS,
  facetField,
} from '@forecourt/stock-search';
import type { NumberRange, RangeFacet, SearchFields, SearchState, SortBy } from '@forecourt/stock-search';

/** The part of InstantSearch's state that the search page uses, for its one index. */
export interface IndexState {
  query?: string;
  page?: number;
  sortBy?: string;
  refinementList?: Record<string, string[]>;
  range?: Record<string, string>;
}

/** InstantSearch's name of an order; `ruledClient` turns it into the engine's sort. */
export function sortIndex(sortBy: SortBy): string {
  return sortBy === DEFAULT_SORT ? CAR_COLLECTION_ALIAS : `${CAR_COLLECTION_ALIAS}/sort/${sortBy}`;
}

/** The sort behind InstantSearch's name; anything else is the default. */
export function sortOfIndex(index: string | undefined): SortBy {
  return (
    [...SORT_OPTIONS, NEAREST_SORT].find(({ value }) => sortIndex(value) === index)?.value ?? DEFAULT_SORT
  );
}

/** A search state as InstantSearch holds it. */
export function toIndexState(state: SearchState): IndexState {
  const refinementList: Record<string, string[]> = {};
  for (const facet of TEXT_FACETS) if (state[facet].length > 0) refinementList[facet] = [...state[facet]];
  const range: Record<string, string> = {};
  for (const facet of RANGE_FACETS) {
    const [span] = state[facet];
    if (span) range[facetField(facet)] = `${span.min ?? ''}:${span.max ?? ''}`;
  }
  return {
    ...(state.query ? { query: state.query } : {}),
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(state.sortBy === DEFAULT_SORT ? {} : { sortBy: sortIndex(state.sortBy) }),
    ...(Object.keys(refinementList).length > 0 ? { refinementList } : {}),
    ...(Object.keys(range).length > 0 ? { range } : {}),
  };
}

/** The search fields that InstantSearch's state stands for; the path is the page's own. */
export function fromIndexState(index: IndexState, currentPath: string): SearchFields {
  const texts: Partial<Record<(typeof TEXT_FACETS)[number], string[]>> = {};
  for (const facet of TEXT_FACETS) {
    const values = index.refinementList?.[facet];
    if (values && values.length > 0) texts[facet] = values;
  }
  const ranges: Partial<Record<RangeFacet, NumberRange[]>> = {};
  for (const facet of RANGE_FACETS) {
    const span = readSpan(index.range?.[facetField(facet)]);
    if (span) ranges[facet] = [span];
  }
  return {
    ...texts,
    ...ranges,
    query: index.query ?? '',
    page: index.page ?? 1,
    sortBy: sortOfIndex(index.sortBy),
    currentPath,
  };
}

function readSpan(text: string | undefined): NumberRange | null {
  if (!text) return null;
  const [min, max] = text.split(':').map((end) => (end === '' ? null : Number(end)));
  return { min: min ?? null, max: max ?? null };
}
