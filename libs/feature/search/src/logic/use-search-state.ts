import { useInstantSearch } from 'react-instantsearch';
import { useLocation } from 'react-router';
import { parseSearchUrl, searchState } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { fromIndexState } from './ui-state.ts';

/** The search state that the results on screen belong to; the place, which InstantSearch knows nothing of, is the address's. */
export function useSearchState(rules: SearchSite, currentPath: string): SearchState {
  const { indexUiState } = useInstantSearch();
  const { search } = useLocation();
  const { near, radiusKm, bounds } = parseSearchUrl(`${currentPath}${search}`, rules);
  return searchState({ ...fromIndexState(indexUiState, currentPath), near, radiusKm, bounds }, rules);
}
