import { expect, it } from 'vitest';
import { availableIn, stockClient } from './stock-client.ts';

const rules = { slug: 'example' };
const now = new Date('2026-06-01T00:00:00Z');
const listing = { path: '/search/used-cars', rest: '/search/new-used-and-demo-cars/?sortBy=lowest-price' };
const list = { indexName: 'cars', params: { facets: ['make', 'price'], hitsPerPage: 21, page: 2, listing } };
const open = { indexName: 'cars', params: { facets: ['make'], hitsPerPage: 0, listing } };

/** A client that records its requests. */
function recorder() {
  const asked: { indexName: string; params: { filters: string } }[] = [];
  const client = {
    search: async (requests: typeof asked) => {
      asked.push(...requests);
      return { results: requests.map((_, at) => ({ nbHits: 400 - at, facets: { at }, hits: [at] })) };
    },
  };
  return { asked, client: stockClient(client, { rules: () => rules, now }) };
}

it('[SR-10] lists all listed vehicles, and counts only available ones', async () => {
  const { asked, client } = recorder();
  const { results } = await client.search([list, open]);
  expect(results).toEqual([
    { nbHits: 400, available: 399, hits: [0], facets: { at: 1 }, facets_stats: {} },
    { nbHits: 398, hits: [2], facets: { at: 2 } },
  ]);
  const available = / && status:=\[`in_stock`,`coming_soon`\]$/;
  expect(asked).toMatchObject([
    { params: { facets: [], hitsPerPage: 21, page: 2 } },
    { params: { facets: ['make', 'price'], hitsPerPage: 0, page: 0 } },
    { params: { facets: ['make'], hitsPerPage: 0 } },
  ]);
  expect(asked.map(({ params }) => available.test(params.filters))).toEqual([false, true, true]);
});

it('[SR-08] adds the collection, the order and the stock that the site lists', async () => {
  const { asked, client } = recorder();
  await client.search([list]);
  expect(asked[0]?.indexName).toBe('Car_production_example/sort/price:asc,car_id:desc');
  expect(asked[0]?.params.filters).toMatch(/^show_on_dealer_website:=true && .*price:>0$/);
});

it('rejects a response without results', async () => {
  const client = stockClient({ search: async () => null }, { rules: () => rules, now });
  await expect(client.search([list])).rejects.toThrow('gave no results');
});

it('returns the count of available vehicles, or 0 if it was not requested', () => {
  expect(availableIn({ nbHits: 400, available: 399 })).toBe(399);
  expect(availableIn({ nbHits: 400 })).toBe(0);
});
