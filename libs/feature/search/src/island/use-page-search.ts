import { useMemo } from 'react';
import { useConnector } from 'react-instantsearch';
import { formatSearchUrl, parseSearchUrl, searchState } from '@forecourt/stock-search';
import type { SearchFields, SearchState } from '@forecourt/stock-search';
import type { Search } from '../use-search.tsx';
import { answerOf } from './answer-of.ts';
import { withoutSearch } from './connect-stock.ts';
import type { PageSearch } from './create-search.ts';
import { fromUiState, toUiState } from './ui-state.ts';

const NO_PROPS = {};

/** The search of the page from InstantSearch, which owns it. */
export function usePageSearch(page: PageSearch): Omit<Search, 'suggest'> {
  const { ui, shownUi, found, status } = useConnector(page.connector, NO_PROPS);
  const rules = page.rules();
  const actions = useMemo(() => actionsOn(page), [page]);
  const state = useMemo(() => fromUiState(ui, rules), [ui, rules]);
  const shown = useMemo(
    () => (shownUi ? fromUiState(shownUi, rules) : parseSearchUrl(page.firstUrl, rules)),
    [shownUi, rules, page],
  );
  const answer = useMemo(() => found && answerOf(found), [found]);
  return useMemo(
    () => ({ ...actions, state, shown, answer, status }),
    [actions, state, shown, answer, status],
  );
}

function actionsOn({ collection, rules, router, instance }: PageSearch) {
  const href = (fields: SearchFields): string => formatSearchUrl(fields, rules());
  const latest = (): SearchState => fromUiState(instance().getUiState()[collection] ?? {}, rules());
  function change(next: SearchState): void {
    if (href(next) === href(latest())) return;
    instance().setUiState((all) => ({
      ...all,
      [collection]: { ...withoutSearch(all[collection] ?? {}), ...toUiState(next, rules()) },
    }));
  }
  return {
    latest,
    href,
    refine(choice: SearchFields | ((latest: SearchState) => SearchFields)): void {
      const now = latest();
      const chosen = typeof choice === 'function' ? choice(now) : choice;
      const ends = { isMinRange: false, isMaxRange: false };
      change(searchState({ ...now, page: 1, ...chosen, ...ends }, rules()));
    },
    replace: (fields: SearchFields): void => change(searchState(fields, rules())),
    retry(): void {
      const failed = router.failedUrl();
      if (failed === null || failed === href(latest())) instance().refresh();
      else change(parseSearchUrl(failed, rules()));
    },
  };
}
