import { formatSearchUrl, parseSearchUrl, searchState } from '@forecourt/stock-search';
import type { SearchFields, SearchSite, SearchState } from '@forecourt/stock-search';
import type { SearchAnswer } from './search-answer.ts';
import type { VisitMemory } from './visit-memory.ts';

/** The state of the page. */
export interface SearchView {
  /** The requested search: that of the URL. */
  readonly state: SearchState;
  /** The search of the displayed results; it lags behind `state` while new ones load. */
  readonly shown: SearchState;
  /** Null before the first results. */
  readonly answer: SearchAnswer | null;
  readonly status: 'idle' | 'loading' | 'stalled' | 'failed';
}

/** The request for the engine; a new number repeats it. */
export interface Asked {
  readonly state: SearchState;
  readonly round: number;
}

export interface SearchStoreOptions {
  rules: SearchSite;
  /** The initial URL and results of the page. */
  url: string;
  answer: SearchAnswer | null;
  memory: VisitMemory;
  /** Navigates to a URL with a new history entry. */
  navigate(url: string): void;
}

/**
 * The search of a page. The URL is the state: every change of it, by a checkbox, a link or Back, calls `want`, and the results come
 * from the cache of the visit or from the consumer of `asked`. Results may arrive in any order; only those of the current URL are shown.
 */
export function searchStore({ rules: given, url, answer, memory, navigate }: SearchStoreOptions) {
  let rules = given;
  const start = parseSearchUrl(url, rules);
  let view: SearchView = { state: start, shown: start, answer, status: answer ? 'idle' : 'loading' };
  let arrived: SearchAnswer | null = null;
  let asked: Asked | null = answer ? null : { state: start, round: 0 };
  const listeners = new Set<() => void>();

  const keyOf = (state: SearchState) => formatSearchUrl({ ...state, tracking: {} }, rules);
  function show(next: SearchView): void {
    view = next;
    for (const listener of listeners) listener();
  }
  function ask(state: SearchState, status: SearchView['status']): void {
    asked = { state, round: (asked?.round ?? 0) + 1 };
    show({ ...view, state, status });
  }
  function turnTo(state: SearchState): void {
    const known = memory.answerTo(keyOf(state));
    if (!known) return ask(state, 'loading');
    show({ state, shown: state, answer: known.answer, status: 'idle' });
    if (known.stale) ask(state, 'idle');
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: (): SearchView => view,
    asked: (): Asked | null => asked,
    /** The URL of a state. */
    href: (fields: SearchFields): string => formatSearchUrl(fields, rules),
    /** The action of the form with all filters: the search root, because the path may contain a filter that is removed. */
    formAction: (): string => formatSearchUrl({ currentPath: view.state.currentPath }, rules),
    /** The same listing without filters. */
    clearHref(): string {
      const { currentPath, tracking } = view.state;
      return formatSearchUrl({ currentPath, tracking }, rules);
    },
    /** The URL has changed. */
    want(next: string): void {
      const state = parseSearchUrl(next, rules);
      if (keyOf(state) !== keyOf(view.state)) turnTo(state);
      else if (formatSearchUrl(state, rules) !== formatSearchUrl(view.state, rules)) show({ ...view, state });
    },
    /** Adds a choice: it is shown immediately, from its first page, and the URL follows. */
    go(choice: SearchFields): void {
      const ends = { isMinRange: false, isMaxRange: false };
      const state = searchState({ ...view.state, page: 1, ...choice, ...ends }, rules);
      if (keyOf(state) === keyOf(view.state)) return;
      turnTo(state);
      navigate(formatSearchUrl(state, rules));
    },
    /** Sets the data of another path, which may include results; a repeated call does not replace newer results. */
    arrive(next: SearchSite, at: { url: string; answer: SearchAnswer | null }): void {
      rules = next;
      if (!at.answer || at.answer === arrived) return;
      arrived = at.answer;
      memory.keepAnswer(keyOf(parseSearchUrl(at.url, rules)), at.answer);
    },
    /** The cache key of a search; searches with the same results have the same key. */
    key: keyOf,
    /** The results of the search with this key have arrived. */
    answered(key: string, found: SearchAnswer): void {
      memory.keepAnswer(key, found);
      if (key === keyOf(view.state))
        show({ state: view.state, shown: view.state, answer: found, status: 'idle' });
    },
    stalled(): void {
      if (view.status === 'loading') show({ ...view, status: 'stalled' });
    },
    /** The search failed: the last results stay, and the number of pages is unknown. */
    failed(key: string): void {
      if (view.status !== 'idle' && key === keyOf(view.state)) show({ ...view, status: 'failed' });
    },
    retry: (): void => ask(view.state, 'loading'),
  };
}

export type SearchStore = ReturnType<typeof searchStore>;
