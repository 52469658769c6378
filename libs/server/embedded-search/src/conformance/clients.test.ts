import { Client, SearchClient } from 'typesense';
import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars } from './demoCars.ts';
import type { DemoCar } from './demoCars.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const options = (apiKey = target.apiKey) => ({
  nodes: [{ host: target.host, port: target.port, protocol: 'http' }],
  apiKey,
  connectionTimeoutSeconds: 10,
});

describe('the published client', () => {
  it('manages collections, aliases and documents', async () => {
    const client = new Client(options());
    const name = `${target.cars}_client`;
    const made = await client.collections().create({
      name,
      fields: [
        { name: 'a', type: 'string' },
        { name: 'n', type: 'int32', sort: true },
      ],
    });
    expect(made.name).toBe(name);
    await client.aliases().upsert(`${name}_alias`, { collection_name: name });
    const documents = client.collections<{ id: string; a: string; n: number }>(`${name}_alias`).documents();
    await documents.create({ id: '1', a: 'one', n: 1 });
    const results = await documents.import(
      [
        { id: '2', a: 'two', n: 2 },
        { id: '3', a: 'three', n: 3 },
      ],
      { action: 'upsert' },
    );
    expect(results.map((result) => result.success)).toEqual([true, true]);
    await client.collections(name).documents('1').update({ n: 9 });
    expect(await client.collections(name).documents('1').retrieve()).toEqual({ id: '1', a: 'one', n: 9 });
    expect((await documents.export()).split('\n')).toHaveLength(3);
    const found = await documents.search({ q: 'two', query_by: 'a' });
    expect(found.hits?.map((hit) => hit.document.id)).toEqual(['2']);
    await expect(client.collections(name).documents('nobody').retrieve()).rejects.toThrow(
      'Could not find a document with id: nobody',
    );
    expect(await documents.delete({ filter_by: 'n:>2' })).toEqual({ num_deleted: 2 });
    await client.aliases(`${name}_alias`).delete();
    await client.collections(name).delete();
    expect(await client.collections(name).exists()).toBe(false);
  });

  it('makes scoped keys that the server accepts', async () => {
    const client = new Client(options());
    const parent = await client
      .keys()
      .create({ description: 'searches', actions: ['documents:search'], collections: ['*'] });
    const key = client.keys().generateScopedSearchKey(parent.value ?? '', { filter_by: 'state:=QLD' });
    const searches = new SearchClient(options(key));
    const answer = await searches.multiSearch.perform<[DemoCar]>(
      { searches: [{ collection: target.cars, q: '*', query_by: 'name' }] },
      {},
    );
    expect(answer.results[0]?.found).toBe(demoCars.filter((car) => car.state === 'QLD').length);
    await client.keys(parent.id).delete();
  });
});

/** How InstantSearch calls the adapter; the adapter's own types are those of another client's newer form, so its calls are looked for. */
interface InstantSearchClient {
  search(requests: readonly object[]): Promise<{ results: Record<string, unknown>[] }>;
  searchForFacetValues(requests: readonly object[]): Promise<{ facetHits: object[] }[]>;
}

function isInstantSearchClient(client: object): client is InstantSearchClient {
  return (
    'search' in client &&
    typeof client.search === 'function' &&
    'searchForFacetValues' in client &&
    typeof client.searchForFacetValues === 'function'
  );
}

describe('the InstantSearch adapter', () => {
  const adapter = (): InstantSearchClient => {
    const { searchClient }: { searchClient: object } = new TypesenseInstantSearchAdapter({
      server: options(),
      additionalSearchParameters: { query_by: 'name,make,model' },
    });
    if (!isInstantSearchClient(searchClient))
      throw new Error('The adapter has not the calls of InstantSearch.');
    return searchClient;
  };

  it('searches, refines and pages', async () => {
    const params = {
      query: 'toyota',
      facets: ['make', 'body'],
      facetFilters: [['body:SUV', 'body:Hatchback']],
      page: 0,
      hitsPerPage: 5,
      maxValuesPerFacet: 20,
    };
    const { results } = await adapter().search([{ indexName: target.cars, params }]);
    const expected = demoCars.filter(
      (car) => car.make === 'Toyota' && ['SUV', 'Hatchback'].includes(car.body),
    );
    expect(results[0]).toMatchObject({
      nbHits: expected.length,
      facets: { make: { Toyota: expected.length } },
    });
    expect(results[0]?.['hits']).toHaveLength(5);
  });

  it('refines numbers and searches within facets', async () => {
    const params = { query: '', numericFilters: ['price>=20000', 'price<=30000'], hitsPerPage: 1 };
    const { results } = await adapter().search([{ indexName: target.cars, params }]);
    const inRange = demoCars.filter((car) => car.price >= 20_000 && car.price <= 30_000);
    expect(results[0]).toMatchObject({ nbHits: inRange.length });
    const asked = { facetName: 'make', facetQuery: 'toy', facets: ['make'], query: '' };
    const values = await adapter().searchForFacetValues([{ indexName: target.cars, params: asked }]);
    const count = demoCars.filter((car) => car.make === 'Toyota').length;
    expect(values[0]?.facetHits).toMatchObject([{ value: 'Toyota', count }]);
  });
});
