import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { SearchUnavailable, createSearchClient, multiSearch, stockMakes, stockMenu } from './index.ts';
import type { SiteFetch } from './index.ts';

const answer = (counts: Record<string, string[]>) => ({
  found: 2,
  hits: [],
  facet_counts: Object.entries(counts).map(([field_name, values]) => ({
    field_name,
    counts: values.map((value) => ({ value, count: 1 })),
  })),
});

/** A fake fetch with one response body for every path, which records the requests. */
function engine(body: unknown, status = 200) {
  const asked: { path: string; body: string }[] = [];
  const fetch: SiteFetch = async (path, init) => {
    asked.push({ path, body: String(init?.body ?? '') });
    return Response.json(body, { status });
  };
  return { asked, fetch };
}

describe('multiSearch', () => {
  it('sends several searches in one request, with the key of the site', async () => {
    const { asked, fetch } = engine({ results: [answer({}), answer({})] });
    await expect(multiSearch(fetch, 'key one', [{ q: 'a' }, { q: 'b' }])).resolves.toHaveLength(2);
    expect(asked).toEqual([
      {
        path: '/typesense/multi_search?x-typesense-api-key=key%20one',
        body: '{"searches":[{"q":"a"},{"q":"b"}]}',
      },
    ]);
  });

  it.each([
    ['the engine is down', async () => Promise.reject(new Error('refused')), 0],
    ['the engine rejects the key', engine({ message: 'Forbidden' }, 401).fetch, 401],
    [
      'one search is cut off',
      engine({ results: [answer({}), { ...answer({}), search_cutoff: true }] }).fetch,
      503,
    ],
    ['one search fails', engine({ results: [{ code: 404, error: 'Collection not found' }] }).fetch, 404],
  ])('throws when %s', async (_name, fetch, status) => {
    await expect(multiSearch(fetch, 'key', [{ q: '*' }])).rejects.toMatchObject({
      name: 'SearchUnavailable',
      status,
    });
    await expect(multiSearch(fetch, 'key', [{ q: '*' }])).rejects.toBeInstanceOf(SearchUnavailable);
  });
});

describe('stockMakes', () => {
  it('assigns each model to the longest make that it starts with', async () => {
    const { fetch } = engine({
      results: [
        answer({ make: ['Land', 'Land Rover'], make_model: ['Land Rover Defender', 'Land Cruiser'] }),
      ],
    });
    const makes = await stockMakes('makes-test', fetch, 'key', 1000);
    expect(makes.map(({ slug, models }) => [slug, models.map(({ name }) => name)])).toEqual([
      ['land', ['Cruiser']],
      ['land-rover', ['Defender']],
    ]);
  });

  it('refetches after 30 seconds, and after a failure', async () => {
    const { asked, fetch } = engine({ results: [answer({ make: ['Kia'], make_model: ['Kia Rio'] })] });
    const failing: SiteFetch = () => Promise.reject(new Error('down'));
    await expect(stockMakes('again-test', failing, 'key', 0)).rejects.toThrow('no answer');
    for (const at of [0, 29_999, 30_000]) await stockMakes('again-test', fetch, 'key', at);
    expect(asked).toHaveLength(2);
  });
});

describe('stockMenu', () => {
  it('has the available makes and models with their numbers, most first, and asks once in 30 seconds', async () => {
    const counts = (field: string, values: Record<string, number>) => ({
      field_name: field,
      counts: Object.entries(values).map(([value, count]) => ({ value, count })),
    });
    const facets = [
      counts('make', { Kia: 3, 'Land Rover': 9, Sold: 0 }),
      counts('make_model', { 'Kia Rio': 1, 'Kia Cerato': 2, 'Kia Sold': 0, 'Land Rover Defender': 9 }),
    ];
    const { asked, fetch } = engine({ results: [{ ...answer({}), facet_counts: facets }] });
    const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
    const menu = (seconds: number) => stockMenu(site, fetch, 'key', new Date(seconds * 1000));
    await menu(1);
    expect(await menu(2)).toEqual([
      {
        name: 'Land Rover',
        slug: 'land-rover',
        count: 9,
        models: [{ name: 'Defender', slug: 'defender', count: 9 }],
      },
      {
        name: 'Kia',
        slug: 'kia',
        count: 3,
        models: [
          { name: 'Cerato', slug: 'cerato', count: 2 },
          { name: 'Rio', slug: 'rio', count: 1 },
        ],
      },
    ]);
    expect(asked).toHaveLength(2);
    // Sold vehicles do not count, as in the search that a number leads to.
    expect(JSON.stringify(asked[1])).toContain('status:=[`in_stock`,`coming_soon`]');
    expect(JSON.stringify(asked[1])).not.toContain('sold');
  });
});

describe('createSearchClient', () => {
  it('[SR-15] sends filters, hits, query and sort to the engine on the site’s own origin', async () => {
    const { asked, fetch } = engine({
      results: [
        {
          found: 0,
          hits: [],
          facet_counts: [],
          page: 1,
          request_params: { per_page: 21 },
          search_time_ms: 1,
        },
      ],
    });
    const client = createSearchClient({
      apiKey: 'k',
      origin: 'http://a.localhost:4200',
      fetch,
      parameters: { query_by: 'name,make' },
      cacheSeconds: 0,
    });
    const requests = [
      {
        indexName: 'Car_production/sort/price:asc',
        params: { query: 'kia', hitsPerPage: 21, page: 0, filters: 'price:>0', facets: ['make'] },
      },
    ];
    // InstantSearch passes loosely typed requests too.
    await client.search(JSON.parse(JSON.stringify(requests)));
    expect(asked[0]?.path).toMatch(/^\/typesense\/multi_search\?/);
    expect(JSON.parse(asked[0]?.body ?? '{}').searches[0]).toMatchObject({
      collection: 'Car_production',
      q: 'kia',
      query_by: 'name,make',
      per_page: 21,
      sort_by: 'price:asc',
      filter_by: 'price:>0',
    });
  });
});
