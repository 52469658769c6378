import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';
import { fetchAdapter } from './fetchAdapter.ts';
import type { SiteFetch } from './fetchAdapter.ts';

export interface SearchClientOptions {
  /** The site's search-only key; it is public and sees only this site's stock. */
  apiKey: string;
  /** Origin of the site; the engine answers below `/typesense` on it. */
  origin: string;
  /** How paths of the site are fetched; the browser's fetch by default. */
  fetch?: SiteFetch;
  /** Search parameters common to all requests; `query_by` at least. */
  parameters: Readonly<Record<string, string | number | boolean>>;
  /** Seconds an answer is kept in memory; 0 on the server, where the page itself is cached. */
  cacheSeconds: number;
}

/**
 * The search client that InstantSearch takes, speaking to the engine on the site's own origin.
 *
 * @example createSearchClient({ apiKey, origin: 'https://harbour-city.example', parameters: { query_by: 'name' }, cacheSeconds: 60 })
 */
export function createSearchClient({
  apiKey,
  origin,
  fetch: given,
  parameters,
  cacheSeconds,
}: SearchClientOptions) {
  const { protocol, hostname, port } = new URL(origin);
  const siteFetch: SiteFetch = given ?? ((path, init) => fetch(path, init));
  const adapter = new TypesenseInstantSearchAdapter({
    server: {
      apiKey,
      nodes: [
        {
          host: hostname,
          port: Number(port) || (protocol === 'https:' ? 443 : 80),
          protocol: protocol.replace(':', ''),
          path: '/typesense',
        },
      ],
      axiosAdapter: fetchAdapter(siteFetch),
      cacheSearchResultsForSeconds: cacheSeconds,
      connectionTimeoutSeconds: 5,
      numRetries: 1,
      retryIntervalSeconds: 0.2,
      logLevel: 'silent',
    },
    additionalSearchParameters: { query_by: 'name', ...parameters },
  });
  return adapter.searchClient;
}
