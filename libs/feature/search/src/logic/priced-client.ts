import { sortIndex } from './ui-state.ts';

interface SearchRequest {
  indexName?: string;

  params?: { filters?: string };
}

/**
 * A search client under which "lowest price" leaves out vehicles without a price, as the site's rules ask: they would
 * head the list otherwise.
 */
export function pricedClient<Client extends { search(requests: never): unknown }>(
  client: Client,
  required: boolean,
): Client {
  if (!required) return client;
  const lowest = sortIndex('lowest-price');
  const search = (requests: readonly SearchRequest[]) => {
    const priced = requests.map((request) =>
      request.indexName === lowest
        ? { ...request, params: { ...request.params, filters: withPrice(request.params?.filters) } }
        : request,
    );
    return Reflect.apply(client.search, client, [priced]);
  };
  return { ...client, search };
}

function withPrice(filters: string | undefined): string {
  return filters ? `${filters} && price:>0` : 'price:>0';
}
