import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createSearchClient, searchSite } from '@forecourt/search-client';
import { useSite } from '@forecourt/site-config/react';
import type { MakeEntry } from '@forecourt/stock-search';
import { searchParameters } from './parameters.ts';
import { ruledClient } from './ruled-client.ts';
import { urlRouter } from './url-router.ts';

/** One client for the whole visit: leaving and returning finds the answers again, without a request. */
let visitClient: { key: string; client: ReturnType<typeof createSearchClient> } | null = null;

/** What the search page runs on: the engine's client, the URL's router, and the rules of the site. */
export function useSearchPage(page: {
  searchKey: string;
  origin: string;
  currentPath: string;
  makes: readonly MakeEntry[];
}) {
  const site = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const url = `${location.pathname}${location.search}`;
  const rules = useMemo(() => searchSite(site, page.makes), [site, page.makes]);
  // The browser's own address is never behind; on the server there is only the request's.
  const here = () =>
    typeof window === 'undefined' ? url : `${window.location.pathname}${window.location.search}`;
  const [client] = useState(() => ruledClient(clientOf(page), rules, here));
  const [router] = useState(() =>
    urlRouter({
      site: rules,
      currentPath: page.currentPath,
      location: here,
      navigate: (url) => void navigate(url),
    }),
  );
  useEffect(() => router.located(url), [router, url]);
  return { client, router, rules };
}

function clientOf({ searchKey, origin }: { searchKey: string; origin: string }) {
  const make = () =>
    createSearchClient({
      apiKey: searchKey,
      origin: typeof window === 'undefined' ? origin : window.location.origin,
      parameters: searchParameters,
      cacheSeconds: 60,
    });
  if (typeof window === 'undefined') return make();
  if (visitClient?.key !== searchKey) visitClient = { key: searchKey, client: make() };
  return visitClient.client;
}
