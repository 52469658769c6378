import type { SearchClient } from 'instantsearch.js/es/types';
import { createSearchClient } from '@forecourt/search-client';
import type { SearchSite } from '@forecourt/stock-search';
import { searchParameters } from '../logic/parameters.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { stockClient } from './stock-client.ts';

/** Lifetime of a response, seconds. */
const CACHE_SECONDS = 60;

/** On the server, where a page always has its results. */
const noClient: SearchClient = { search: () => new Promise(() => undefined) };

let kept: { key: string; client: ReturnType<typeof createSearchClient> } | null = null;

/** The client of a page in the browser; its cache lasts for the visit, so that Back needs no request. */
export function pageClient({ searchKey, now }: AnsweredPage, rules: () => SearchSite): SearchClient {
  if (typeof window === 'undefined') return noClient;
  if (kept?.key !== searchKey)
    kept = {
      key: searchKey,
      client: createSearchClient({
        apiKey: searchKey,
        origin: window.location.origin,
        parameters: searchParameters,
        cacheSeconds: CACHE_SECONDS,
      }),
    };
  return stockClient(kept.client, { rules, now: new Date(now) });
}
