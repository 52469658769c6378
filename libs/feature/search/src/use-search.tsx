import { createContext, use } from 'react';
import type { Suggest } from '@forecourt/primitives';
import type { SearchFields, SearchState } from '@forecourt/stock-search';
import type { SearchAnswer } from './logic/search-answer.ts';

/** The search of the page, and what changes it. */
export interface Search {
  /** The requested search. */
  readonly state: SearchState;
  /** The search of the displayed results; it lags behind `state` while new ones load. */
  readonly shown: SearchState;
  /** Null before the first results. */
  readonly answer: SearchAnswer | null;
  /** `stalled` after 400 ms. After an error, `state` and `shown` are the last search that has results. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Changes some fields, from the first page. A function gets the latest state. */
  refine(choice: SearchFields | ((latest: SearchState) => SearchFields)): void;
  /** The latest state, for event handlers. */
  latest(): SearchState;
  /** The URL of a search. */
  href(fields: SearchFields): string;
  /** Repeats the search that failed. */
  retry(): void;
  /** Loads the suggestions of the search box. */
  suggest(): Promise<Suggest>;
}

const SearchContext = createContext<Search | null>(null);

/** Context provider for the search of a page. */
export const SearchProvider = SearchContext;

/** The search of the page. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('A part of the search page needs a SearchProvider above it.');
  return search;
}
