import { InstantSearchSSRProvider } from 'react-instantsearch';
import type { InstantSearchServerState } from 'react-instantsearch';
import type { MakeEntry } from '@forecourt/stock-search';
import { useSite } from '@forecourt/site-config/react';
import { useLocation } from 'react-router';
import { pageFacets, siteFilters } from './logic/parameters.ts';
import { Search } from './logic/Search.tsx';
import { useSearchPage } from './logic/use-search-page.ts';
import { Widgets } from './logic/Widgets.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { SaidWords } from './logic/understand-request.ts';
import { Understood } from './Understood.tsx';

export interface ResultsPageProps {
  searchKey: string;
  origin: string;
  currentPath: string;
  makes: readonly MakeEntry[];
  heading: string;
  now: Date;
  results: InstantSearchServerState['initialResults'];
  said: SaidWords | null;
  placeProblem: string | null;
}

/** The search page over the engine: starts from the server's answer, then asks by itself. */
export function ResultsPage({ heading, now, results, said, placeProblem, ...page }: ResultsPageProps) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const { client, router, rules } = useSearchPage(page);
  const url = `${pathname}${search}`;
  return (
    <InstantSearchSSRProvider initialResults={results}>
      <Search client={client} router={router}>
        <Widgets rules={rules} filters={siteFilters(rules, url, now)} facets={pageFacets(site, url, rules)} />
        <ResultsScreen
          heading={heading}
          now={now}
          rules={rules}
          router={router}
          currentPath={page.currentPath}
          understood={
            <Understood
              said={new URLSearchParams(search).has('words') ? said : null}
              placeProblem={new URLSearchParams(search).has('near') ? placeProblem : null}
            />
          }
        />
      </Search>
    </InstantSearchSSRProvider>
  );
}
