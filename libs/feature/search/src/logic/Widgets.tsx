import {
  useConfigure,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch';
import {
  DEFAULT_PAGE_SIZE,
  NEAREST_SORT,
  RANGE_FACETS,
  SORT_OPTIONS,
  facetField,
} from '@forecourt/stock-search';
import type { Facet, RangeFacet, SearchDocument, SearchSite, TextFacet } from '@forecourt/stock-search';
import { sortIndex } from './ui-state.ts';

/** How many values of a facet are asked for; the list folds all but the first. */
export const FACET_VALUES = 60;

/** A facet whose values are numbers. */
export function isRangeFacet(facet: Facet): facet is RangeFacet {
  return RANGE_FACETS.some((range) => range === facet);
}

/** The values of a text facet; values of one facet are alternatives. */
export function useTextFacet(facet: TextFacet) {
  return useRefinementList({
    attribute: facet,
    operator: 'or',
    limit: FACET_VALUES,
    sortBy: ['count:desc', 'name:asc'],
  });
}

/** The bounds and the chosen span of a number facet. */
export function useRangeFacet(facet: RangeFacet) {
  return useRange({ attribute: facetField(facet) });
}

const SORT_ITEMS = [...SORT_OPTIONS, NEAREST_SORT].map(({ value, label }) => ({
  label,
  value: sortIndex(value),
}));

/** The order of the results. Nearest is among the orders always, and is to be offered where there is a place. */
export function useSort() {
  return useSortBy({ items: SORT_ITEMS });
}

/** The hits of the page. They are not escaped a second time: React prints them as text. */
export function useStockHits() {
  return useHits<SearchDocument & Record<string, unknown>>({ escapeHTML: false });
}

/** Pages around the current one. */
export function usePages() {
  return usePagination({ padding: 2 });
}

function TextFacetWidget({ facet }: { facet: TextFacet }) {
  useTextFacet(facet);
  return null;
}

function RangeFacetWidget({ facet }: { facet: RangeFacet }) {
  useRangeFacet(facet);
  return null;
}

/**
 * Every widget of the search page without its looks. The server renders only this to learn what to ask the engine, which
 * costs a fraction of rendering the page twice; the browser renders it beside the page, so that both ask the same.
 */
export function Widgets({
  rules,
  filters,
  facets,
}: {
  rules: SearchSite;
  filters: string;
  facets: readonly Facet[];
}) {
  useConfigure({ hitsPerPage: rules.pageSize ?? DEFAULT_PAGE_SIZE, filters });
  useSearchBox();
  useSort();
  useStockHits();
  usePages();
  return facets.map((facet) =>
    isRangeFacet(facet) ? (
      <RangeFacetWidget key={facet} facet={facet} />
    ) : (
      <TextFacetWidget key={facet} facet={facet} />
    ),
  );
}
