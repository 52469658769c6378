import { CAR_COLLECTION_ALIAS, engineSort, parseSearchUrl, sortFilter } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import { sortOfIndex } from './ui-state.ts';

interface SearchRequest {
  indexName: string;
  params?: { query?: string; filters?: string };
}

/**
 * A search client that speaks the site's rules: InstantSearch's name of an order becomes the engine's own sort, and
 * "lowest price" leaves out vehicles without a price where the site asks for it (they would head the list). "Nearest" is by the
 * place that the address of the page says at that moment.
 */
export function ruledClient<Client extends { search(requests: never): unknown }>(
  client: Client,
  rules: SearchSite,
  location: () => string,
): Client {
  const search = (requests: readonly SearchRequest[]) =>
    Reflect.apply(client.search, client, [requests.map((request) => ruled(request, rules, location))]);
  return { ...client, search };
}

function ruled(request: SearchRequest, rules: SearchSite, location: () => string): SearchRequest {
  const sortBy = sortOfIndex(request.indexName);
  const params = request.params ?? {};
  const filters = [params.filters ?? '', sortFilter(sortBy, rules)]
    .filter((part) => part !== '')
    .join(' && ');
  const near = sortBy === 'nearest' ? parseSearchUrl(location(), rules).near?.point : null;
  const order = engineSort(sortBy, { text: (params.query ?? '') !== '', near: near ?? null });
  return {
    ...request,
    indexName: `${CAR_COLLECTION_ALIAS}/sort/${order}`,
    params: filters === '' ? params : { ...params, filters },
  };
}
