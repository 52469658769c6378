import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchSite } from '@forecourt/search-client';
import { useSite } from '@forecourt/site-config/react';
import { useLive } from './live/use-live.ts';
import { listedFacets } from './logic/parameters.ts';
import { pageAt } from './logic/page-at.ts';
import type { AnsweredPage } from './logic/search-page.ts';
import { searchStore } from './logic/search-store.ts';
import { visit, visitMemory } from './logic/visit-memory.ts';
import { splitWords } from './logic/words-url.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { SearchProvider } from './use-search.tsx';

const nobody = () => null;

/** The search page: starts with the server's results, then queries the engine from the browser after the first change. */
export function ResultsPage({ page: loaded }: { page: AnsweredPage }) {
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { words } = splitWords(search);
  const page = pageAt(pathname, loaded, site, typeof window === 'undefined' ? null : visit);
  const rules = useMemo(() => searchSite(site, page.makes), [site, page.makes]);
  const listed = useMemo(() => listedFacets(site), [site]);
  const now = useMemo(() => new Date(page.now), [page.now]);
  const [store] = useState(() =>
    searchStore({
      rules,
      url: loaded.url,
      answer: loaded.answer,
      memory: typeof window === 'undefined' ? visitMemory(Date.now) : visit,
      navigate: (url) => void navigate(url),
    }),
  );
  useLayoutEffect(() => {
    visit.keepPage(loaded);
    store.arrive(rules, loaded);
    store.want(`${pathname}${search}`);
  }, [store, rules, loaded, pathname, search]);

  const asked = useSyncExternalStore(store.subscribe, store.asked, nobody);
  const live = useLive(asked, store);
  return (
    <SearchProvider store={store}>
      <ResultsScreen
        heading={page.heading}
        crumbs={page.crumbs}
        now={now}
        stock={page.stock}
        said={loaded.said?.words === words ? loaded.said : null}
        unread={loaded.unread}
        pageSize={rules.pageSize}
      />
      {asked && live && (
        <live.LiveSearch
          store={store}
          asked={asked}
          rules={rules}
          searchKey={page.searchKey}
          now={now}
          listed={listed}
        />
      )}
    </SearchProvider>
  );
}
