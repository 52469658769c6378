import { exampleDealer, defineDealer, publicSite } from '@forecourt/site-config';
import type { BundledSite, PublicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { searchSite } from '@forecourt/search-client';
import { formatSearchUrl, parseSearchUrl } from '@forecourt/stock-search';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SearchProvider } from '../use-search.tsx';
import type { Search } from '../use-search.tsx';
import type { SearchAnswer } from '../logic/search-answer.ts';
import { search } from '../manifest.ts';

/** A site with the search page. */
export const exampleSite = (options: Parameters<typeof search>[0] = {}): PublicSite =>
  publicSite(defineDealer({ ...exampleDealer, features: [search(options)] }));

export interface SearchPageProps {
  site: BundledSite;
  url: string;
  answer: SearchAnswer | null;
  /** The status of the search; by default idle with results. */
  status?: Search['status'];
  /** The URL of the displayed results, if it is not that of the search. */
  shownUrl?: string;
  /** Is called with the URL of each search. */
  onSearch?(url: string): void;
  children: ReactNode;
}

/** Parts of the search page in one state of the search. A change gives another search, and keeps the results. */
export function SearchPage({
  site,
  url: first,
  answer,
  status = answer ? 'idle' : 'loading',
  shownUrl = first,
  onSearch,
  children,
}: SearchPageProps) {
  const [rules] = useState(() => searchSite(site));
  const [url, setUrl] = useState(first);
  const latest = useRef(first);
  const now = () => parseSearchUrl(latest.current, rules);
  function go(next: string): void {
    if (next === latest.current) return;
    latest.current = next;
    setUrl(next);
    onSearch?.(next);
  }
  const value: Search = {
    state: parseSearchUrl(url, rules),
    shown: parseSearchUrl(shownUrl, rules),
    answer,
    status,
    latest: now,
    href: (fields) => formatSearchUrl(fields, rules),
    refine(choice) {
      const chosen = typeof choice === 'function' ? choice(now()) : choice;
      const ends = { isMinRange: false, isMaxRange: false };
      go(formatSearchUrl({ ...now(), page: 1, ...chosen, ...ends }, rules));
    },
    replace: (fields) => go(formatSearchUrl(fields, rules)),
    retry: () => undefined,
    suggest: async () => () => [],
  };
  return (
    <MemoryRouter initialEntries={[first]}>
      <SiteProvider site={site}>
        <SearchProvider value={value}>{children}</SearchProvider>
      </SiteProvider>
    </MemoryRouter>
  );
}
