import { useMemo, useState } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { createSearchClient } from '@forecourt/search-client';
import { siteCollection } from '@forecourt/stock-search';
import type { SearchSite, TextFacet } from '@forecourt/stock-search';
import { countingAvailable } from '../logic/counting-available.ts';
import { tellingFailures } from '../logic/telling-failures.ts';
import { searchParameters } from '../logic/parameters.ts';
import type { Asked, SearchStore } from '../logic/search-store.ts';
import { toIndexState } from '../logic/ui-state.ts';
import { Follow } from './Follow.tsx';
import { Widgets } from './Widgets.tsx';

export interface LiveSearchProps {
  store: SearchStore;
  asked: Asked;
  rules: SearchSite;
  searchKey: string;
  now: Date;
  listed: readonly TextFacet[];
}

/**
 * InstantSearch as the page's client of the engine: the searches that a state needs, one request for all of them, responses in the
 * right order, and the status of a slow or failed engine. It renders nothing; its code loads lazily with the first search.
 */
export function LiveSearch({ store, asked, rules, searchKey, now, listed }: LiveSearchProps) {
  const index = useMemo(
    () => toIndexState(asked.state, { listed, rules, now, tag: store.key(asked.state) }),
    [asked, listed, rules, now, store],
  );
  const collection = siteCollection(rules.slug);
  const [first] = useState({ asked, uiState: { [collection]: { ...index } } });
  const [client] = useState(() => {
    const engine = createSearchClient({
      apiKey: searchKey,
      origin: window.location.origin,
      parameters: searchParameters,
      cacheSeconds: 60,
    });
    return tellingFailures(countingAvailable(engine), store.failed);
  });
  return (
    <InstantSearch
      indexName={collection}
      searchClient={client}
      initialUiState={first.uiState}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Widgets rules={rules} listed={listed} />
      <Follow store={store} first={first.asked} asked={asked} index={index} />
    </InstantSearch>
  );
}
