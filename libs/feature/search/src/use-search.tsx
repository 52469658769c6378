import { createContext, use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
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
  /** Another search instead of this one. */
  replace(fields: SearchFields): void;
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
const DeferredContext = createContext<Search | null>(null);

/** Context provider for the search of a page. */
export function SearchProvider({ value, children }: { value: Search; children: ReactNode }) {
  return (
    <SearchContext value={value}>
      <DeferredContext value={useDeferredValue(value)}>{children}</DeferredContext>
    </SearchContext>
  );
}

/** The search of the page, for the controls that change it: a choice is shown at once. */
export function useSearch(): Search {
  return given(use(SearchContext));
}

/**
 * The search of the page, for the parts that show what was chosen and found. It lags behind `useSearch` while React renders results, so
 * that a choice is painted first.
 */
export function useDeferredSearch(): Search {
  return given(use(DeferredContext));
}

function given(search: Search | null): Search {
  if (!search) throw new Error('A part of the search page needs a SearchProvider above it.');
  return search;
}
