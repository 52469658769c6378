import {
  DEFAULT_SEARCH_PATH,
  RANGE_FACETS,
  TEXT_FACETS,
  facetField,
  formatSearchUrl,
  parseSearchUrl,
  searchState,
} from '@forecourt/stock-search';
import type { NumberRange, RangeFacet, SearchSite, SearchState, TextFacet } from '@forecourt/stock-search';

/** The part of a search that InstantSearch has no state for. */
export interface Listing {
  /** The path of the page. */
  readonly path: string;
  /** Order, place, map area, several ranges of one number, and campaign parameters, as a search URL. */
  readonly rest: string;
}

/**
 * InstantSearch's state of the page's one index. Text, page, chosen values and ranges are where InstantSearch's own widgets keep them, so
 * that a dealer's component with a hook of InstantSearch reads and changes the same search.
 */
export interface StockUiState {
  query?: string;
  /** From 1. */
  page?: number;
  /** Chosen values by field of the engine. */
  refinementList?: { [field: string]: string[] };
  /** `min:max` by field of the engine; an end may be missing. */
  range?: { [field: string]: string };
  listing?: Listing;
}

/** The state of InstantSearch for a search. */
export function toUiState(state: SearchState, rules: SearchSite): StockUiState {
  const chosen = TEXT_FACETS.filter((facet) => state[facet].length > 0);
  const single = RANGE_FACETS.filter((facet) => state[facet].length === 1);
  const none = Object.fromEntries([...chosen, ...single].map((facet) => [facet, []]));
  const rest = { ...state, ...none, query: '', page: 1, currentPath: DEFAULT_SEARCH_PATH };
  return {
    ...(state.query ? { query: state.query } : {}),
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(chosen.length > 0 ? { refinementList: byField(chosen, (facet) => [...state[facet]]) } : {}),
    ...(single.length > 0 ? { range: byField(single, (facet) => state[facet].map(rangeText).join('')) } : {}),
    listing: { path: state.currentPath, rest: formatSearchUrl(rest, rules) },
  };
}

/** The search of a state of InstantSearch. Anything that is no search is left out. */
export function fromUiState(ui: StockUiState, rules: SearchSite): SearchState {
  const { path = DEFAULT_SEARCH_PATH, rest = DEFAULT_SEARCH_PATH } = ui.listing ?? {};
  const texts: { [F in TextFacet]?: readonly string[] } = {};
  for (const facet of TEXT_FACETS) {
    const values = ui.refinementList?.[facetField(facet)];
    if (values && values.length > 0) texts[facet] = values;
  }
  const ranges: { [F in RangeFacet]?: readonly NumberRange[] } = {};
  for (const facet of RANGE_FACETS) {
    const range = ui.range?.[facetField(facet)];
    if (range) ranges[facet] = [readRange(range)];
  }
  const { query = '', page = 1 } = ui;
  const ends = { isMinRange: false, isMaxRange: false };
  const fields = { ...parseSearchUrl(rest, rules), ...texts, ...ranges, ...ends };
  return searchState({ ...fields, query, page, currentPath: path }, rules);
}

function byField<F extends TextFacet | RangeFacet, Value>(
  facets: readonly F[],
  valueOf: (facet: F) => Value,
): { [field: string]: Value } {
  return Object.fromEntries(facets.map((facet) => [facetField(facet), valueOf(facet)]));
}

const rangeText = ({ min, max }: NumberRange): string => `${min ?? ''}:${max ?? ''}`;

function readRange(text: string): NumberRange {
  const [min, max] = text.split(':').map((end) => (end === '' ? null : Math.round(Number(end))));
  return { min: min ?? null, max: max ?? null };
}
