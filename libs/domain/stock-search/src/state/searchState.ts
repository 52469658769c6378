import type { RangeFacet, TextFacet } from './facets.ts';
import type { NumberRange } from './numberRange.ts';
import type { SortBy } from './sortBy.ts';

/** The chosen values of every facet; values of one facet are alternatives, facets all apply. An empty list chooses nothing. */
export type SearchRefinements = { readonly [F in TextFacet]: readonly string[] } & {
  readonly [F in RangeFacet]: readonly NumberRange[];
};

/** Everything a search page's URL says (SR-02). Build one with `searchState`, so that it is valid. */
export type SearchState = SearchRefinements & {
  /** The words searched for, single spaces between them; '' for none. */
  readonly query: string;
  /** The page of results, from 1. */
  readonly page: number;
  readonly sortBy: SortBy;
  /** The path of the page; what it means (`/search/toyota`) is in the facets too. */
  readonly currentPath: string;
  /** Whether the price has no lower end, so that the slider's left handle stands at its bound. Follows from `price`. */
  readonly isMinRange: boolean;
  /** Whether the price has no upper end. Follows from `price`. */
  readonly isMaxRange: boolean;
  /** The `utm_*` parameters of the URL, kept while a visitor searches; they change no result. */
  readonly tracking: Readonly<Record<string, string>>;
};
