import type { ReactNode } from 'react';
import { getServerState } from 'react-instantsearch';
import { SearchUnavailable, createSearchClient } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import type { SiteServices } from '@forecourt/site-config/loader';
import type { SearchSite } from '@forecourt/stock-search';
import { searchParameters, siteFilters, pageFacets } from './parameters.ts';
import { ruledClient } from './ruled-client.ts';
import { Search } from './Search.tsx';
import { slimResults } from './slim-results.ts';
import { urlRouter } from './url-router.ts';
import { Widgets } from './Widgets.tsx';

/**
 * The engine's first answer for a URL, in the form that InstantSearch starts from: one request, no second in the browser.
 *
 * @throws SearchUnavailable when the engine is down or refuses.
 */
export async function serverResults({
  services,
  rules,
  currentPath,
  url,
  render,
}: {
  services: SiteServices;
  rules: SearchSite;
  currentPath: string;
  url: string;
  render: (element: ReactNode) => string;
}) {
  const engine = watched(services.fetch);
  const client = ruledClient(
    createSearchClient({
      apiKey: services.searchKey,
      origin: services.origin,
      fetch: engine.fetch,
      parameters: searchParameters,
      cacheSeconds: 0,
    }),
    rules,
    () => url,
  );
  const router = urlRouter({ site: rules, currentPath, location: () => url, navigate: () => {} });
  const { initialResults } = await getServerState(
    <Search client={client} router={router}>
      <Widgets
        rules={rules}
        filters={siteFilters(rules, url, services.now)}
        facets={pageFacets(services.site, url, rules)}
      />
    </Search>,
    { renderToString: render },
  ).catch((error: unknown) => {
    throw engine.failure() ?? error;
  });
  return slimResults(initialResults);
}

/** A fetch that remembers how it failed: the client above it hands on an error that no longer says whose it was. */
function watched(fetch: SiteFetch): { fetch: SiteFetch; failure(): SearchUnavailable | null } {
  let failure: SearchUnavailable | null = null;
  return {
    failure: () => failure,
    async fetch(path, init) {
      try {
        const response = await fetch(path, init);
        if (!response.ok) failure = new SearchUnavailable(response.status, response.statusText);
        return response;
      } catch (error) {
        failure = new SearchUnavailable(0, error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
