import { useInstantSearch } from 'react-instantsearch';
import { searchState } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { fromIndexState } from './ui-state.ts';

/** The search state that the results on screen belong to. */
export function useSearchState(rules: SearchSite, currentPath: string): SearchState {
  const { indexUiState } = useInstantSearch();
  return searchState(fromIndexState(indexUiState, currentPath), rules);
}
