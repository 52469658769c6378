import { formatSearchUrl, parseSearchUrl, searchState } from '@forecourt/stock-search';
import type { SearchFields, SearchSite, SearchState } from '@forecourt/stock-search';
import type { SearchAnswer } from './search-answer.ts';
import type { VisitMemory } from './visit-memory.ts';

/** What the page shows. */
export interface SearchView {
  /** What the visitor asked for: what the address says. */
  readonly state: SearchState;
  /** What the answer on screen belongs to; it lags behind `state` while a new one is on its way. */
  readonly shown: SearchState;
  /** Null until something was found. */
  readonly answer: SearchAnswer | null;
  readonly status: 'idle' | 'loading' | 'stalled' | 'failed';
}

/** What is to be asked of the engine; a new number asks the same again. */
export interface Asked {
  readonly state: SearchState;
  readonly round: number;
}

export interface SearchStoreOptions {
  rules: SearchSite;
  /** The address and answer that the page came with. */
  url: string;
  answer: SearchAnswer | null;
  memory: VisitMemory;
  /** Goes to an address as a new entry of the history. */
  navigate(url: string): void;
}

/**
 * The search of a page. The address is the state: whoever changes it, a tick, a link or Back, `want` is told, and the answer comes
 * from the visit's memory or from whoever serves `asked`. Answers may come in any order; only that to the current address is shown.
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
    /** The address of a state. */
    href: (fields: SearchFields): string => formatSearchUrl(fields, rules),
    /** Where a form with every choice of the visitor leads: the root, since the path may say one that they take away. */
    formAction: (): string => formatSearchUrl({ currentPath: view.state.currentPath }, rules),
    /** The same listing with nothing chosen. */
    clearHref(): string {
      const { currentPath, tracking } = view.state;
      return formatSearchUrl({ currentPath, tracking }, rules);
    },
    /** The visitor stands at another address. */
    want(next: string): void {
      const state = parseSearchUrl(next, rules);
      if (keyOf(state) !== keyOf(view.state)) turnTo(state);
      else if (formatSearchUrl(state, rules) !== formatSearchUrl(view.state, rules)) show({ ...view, state });
    },
    /** The visitor chose something beside what is chosen already: it shows at once, from its first page, and the address follows. */
    go(choice: SearchFields): void {
      const ends = { isMinRange: false, isMaxRange: false };
      const state = searchState({ ...view.state, page: 1, ...choice, ...ends }, rules);
      if (keyOf(state) === keyOf(view.state)) return;
      turnTo(state);
      navigate(formatSearchUrl(state, rules));
    },
    /** Another path has other words, and may bring an answer of its own; told of it again, a newer one stays. */
    arrive(next: SearchSite, at: { url: string; answer: SearchAnswer | null }): void {
      rules = next;
      if (!at.answer || at.answer === arrived) return;
      arrived = at.answer;
      memory.keepAnswer(keyOf(parseSearchUrl(at.url, rules)), at.answer);
    },
    /** What two searches share that have one answer. */
    key: keyOf,
    /** The answer to the search with this key has come. */
    answered(key: string, found: SearchAnswer): void {
      memory.keepAnswer(key, found);
      if (key === keyOf(view.state))
        show({ state: view.state, shown: view.state, answer: found, status: 'idle' });
    },
    stalled(): void {
      if (view.status === 'loading') show({ ...view, status: 'stalled' });
    },
    /** The engine gave no answer to this search: the last one stays, and nobody knows how many pages there are. */
    failed(key: string): void {
      if (view.status !== 'idle' && key === keyOf(view.state)) show({ ...view, status: 'failed' });
    },
    retry: (): void => ask(view.state, 'loading'),
  };
}

export type SearchStore = ReturnType<typeof searchStore>;
