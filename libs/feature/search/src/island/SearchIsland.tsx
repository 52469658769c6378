import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { replacesOverlayEntry } from '@forecourt/browser';
import { searchSite } from '@forecourt/search-client';
import { useSite } from '@forecourt/site-config/react';
import { DEFAULT_PAGE_SIZE, facetField } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import { listedFacets } from '../logic/parameters.ts';
import { useEarlyChoices } from '../logic/use-early-choices.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { splitWords } from '../logic/words-url.ts';
import { ResultsScreen } from '../ResultsScreen.tsx';
import type { ResultsScreenProps } from '../ResultsScreen.tsx';
import { useBack } from '../use-back.ts';
import { SearchProvider, useDeferredSearch } from '../use-search.tsx';
import { useSuggestions } from '../use-suggestions.ts';
import { createSearch } from './create-search.ts';
import type { PageSearch } from './create-search.ts';
import { pageClient } from './page-client.ts';
import { usePageSearch } from './use-page-search.ts';
import { useNearest } from './use-nearest.ts';
import { useRemember } from './use-remember.ts';
import { keepVisit } from './visit.ts';

/** Time after which a search counts as slow, milliseconds. */
const STALLED_MS = 400;

/**
 * The interactive search page. InstantSearch owns the refinements, the results, their status and their cache; the URL is its routing.
 * It starts with the results of the loaded page, without a request.
 */
export function SearchIsland({ page }: { page: AnsweredPage }) {
  const site = useSite();
  const navigate = useNavigate();
  const how = useNavigationType();
  const { pathname, search: query, key, state } = useLocation();
  const { words, searchUrl } = splitWords(`${pathname}${query}`);
  const rules = useMemo(() => searchSite(site, page.makes), [site, page.makes]);
  const [backs, setBacks] = useState(0);
  const [search] = useState(() =>
    createSearch({
      rules,
      parameters: {
        fields: listedFacets(site).map(facetField),
        pageSize: rules.pageSize ?? DEFAULT_PAGE_SIZE,
      },
      client: (current) => pageClient(page, current),
      url: page.url,
      answer: page.answer,
      navigate: (to, { replace, state: entry }) =>
        void navigate(to, { replace: replacesOverlayEntry() || replace, state: entry }),
    }),
  );
  useLayoutEffect(() => {
    search.setRules(rules);
    keepVisit(site, page);
  }, [search, rules, site, page]);
  useLayoutEffect(() => search.router.mount(), [search]);
  useEarlyChoices();
  // Not a layout effect: InstantSearch ignores a change of its state before the effects of its descendants.
  useEffect(() => {
    search.router.arrive(searchUrl, how, state);
  }, [search, searchUrl, how, key, state]);
  useBack(() => {
    search.router.back(splitWords(`${window.location.pathname}${window.location.search}`).searchUrl);
    startTransition(() => setBacks((last) => last + 1));
  });
  const arriveBack = useEffectEvent(() => search.router.afterBack(searchUrl));
  // Back from a choice before React rendered its entry: nothing of the location has changed.
  useEffect(() => arriveBack(), [backs]);
  // A new location alone renders none of it.
  const results = useMemo(() => <Results search={search} page={page} words={words} />, [search, page, words]);
  const instantSearch = (
    <InstantSearch
      indexName={search.collection}
      searchClient={search.client}
      routing={search.routing}
      stalledSearchDelay={STALLED_MS}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      {results}
    </InstantSearch>
  );
  if (!search.initialResults) return instantSearch;
  return (
    <InstantSearchSSRProvider initialResults={search.initialResults}>
      {instantSearch}
    </InstantSearchSSRProvider>
  );
}

function Results({ search, page, words }: { search: PageSearch; page: AnsweredPage; words: string | null }) {
  const now = useMemo(() => new Date(page.now), [page.now]);
  const suggest = useSuggestions(page.searchKey, now);
  const found = usePageSearch(search);
  const state = useMemo(() => ({ ...found, suggest }), [found, suggest]);
  useRetryOnline(found.status === 'error', found.retry);
  useRemember(found, { heading: page.heading, words });
  return (
    <SearchProvider value={state}>
      <Screen
        page={page}
        now={now}
        said={page.said?.words === words ? page.said : null}
        rules={search.rules()}
      />
    </SearchProvider>
  );
}

function Screen({
  page,
  now,
  said,
  rules,
}: Pick<ResultsScreenProps, 'now' | 'said'> & { page: AnsweredPage; rules: SearchSite }) {
  const nearest = useNearest(useDeferredSearch(), page, rules);
  return (
    <ResultsScreen
      heading={page.heading}
      crumbs={page.crumbs}
      now={now}
      stock={page.stock}
      said={said}
      unread={page.unread}
      pageSize={rules.pageSize}
      nearest={nearest}
    />
  );
}

/** Repeats a failed search when the connection is back. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  // With the commit: a connection that is back before later effects run is not missed.
  useLayoutEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
}
