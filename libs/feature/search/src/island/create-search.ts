import type { InstantSearch, SearchClient, StateMapping, UiState } from 'instantsearch.js/es/types';
import { formatSearchUrl, parseSearchUrl, siteCollection } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import type { SearchAnswer } from '../logic/search-answer.ts';
import { connectStock } from './connect-stock.ts';
import { initialResults } from './initial-results.ts';
import type { ParameterOptions } from './search-parameters.ts';
import { searchRouter } from './search-router.ts';
import { fromUiState, toUiState } from './ui-state.ts';

export interface CreateSearchOptions {
  /** The site data of the loaded page. */
  rules: SearchSite;
  /** Creates the client of the engine. */
  client(rules: () => SearchSite): SearchClient;
  parameters: ParameterOptions;
  /** The URL and the results of the loaded page. */
  url: string;
  answer: SearchAnswer | null;
  navigate(url: string, options: { replace: boolean; state: unknown }): void;
}

/** What the page needs of InstantSearch, created once for a mounted page. */
export function createSearch({
  rules: given,
  parameters,
  client,
  url,
  answer,
  navigate,
}: CreateSearchOptions) {
  let latest = given;
  const rules = () => latest;
  const collection = siteCollection(rules().slug);
  let instance: InstantSearch | null = null;
  const router = searchRouter({
    url,
    tidy: (address) => formatSearchUrl(parseSearchUrl(address, rules()), rules()),
    navigate,
    failed: () => instance?.status === 'error',
  });
  const stateMapping: StateMapping<UiState, string> = {
    stateToRoute: (ui) => formatSearchUrl(fromUiState(ui[collection] ?? {}, rules()), rules()),
    routeToState: (route) => ({ [collection]: { ...toUiState(parseSearchUrl(route, rules()), rules()) } }),
  };
  return {
    collection,
    client: client(rules),
    router,
    routing: { router, stateMapping },
    connector: connectStock(parameters, (started) => {
      // InstantSearch throws errors that nothing catches. It is not stopped by unmounting: a request may fail after the page is left.
      if (instance !== started) started.on('error', () => undefined);
      instance = started;
    }),
    initialResults: answer && initialResults(answer, parseSearchUrl(url, rules()), rules(), parameters),
    /** The site data of the current path. */
    rules,
    setRules(next: SearchSite): void {
      latest = next;
    },
    /** The URL of the initial results. */
    firstUrl: url,
    /** The running instance of InstantSearch. */
    instance(): InstantSearch {
      if (!instance) throw new Error('The search has not started.');
      return instance;
    },
  };
}

export type PageSearch = ReturnType<typeof createSearch>;
