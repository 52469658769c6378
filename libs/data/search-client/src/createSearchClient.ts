import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';
import { fetchAdapter } from './fetchAdapter.ts';
import type { SiteFetch } from './fetchAdapter.ts';

/** Where the engine is, and what each search asks of it. */
export interface SearchClientOptions {
  /** The site's search-only key: public, and limited to this site's stock. */
  apiKey: string;
  /** Origin of the site, which serves the engine under `/typesense`. */
  origin: string;
  /** Fetch for paths of the site; the browser's by default. */
  fetch?: SiteFetch;
  /** Search parameters of all requests; `query_by` is required. */
  parameters: Readonly<Record<string, string | number | boolean>>;
  /** Cache lifetime of responses in seconds; 0 on the server, where the page itself is cached. */
  cacheSeconds: number;
}

/**
 * Creates an InstantSearch client for the engine on the site's own origin.
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
