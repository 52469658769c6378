import { expect, it, vi } from 'vitest';
import { countingAvailable } from './counting-available.ts';

const list = {
  indexName: 'cars',
  params: {
    analyticsTags: ['/search/used-cars'],
    facets: ['make', 'price'],
    filters: 'sites:=`a`',
    hitsPerPage: 21,
    page: 2,
  },
};
const open = { indexName: 'cars', params: { facets: ['make'], filters: 'sites:=`a`', hitsPerPage: 0 } };

it('[SR-10] lists what is listed, and counts what can be had', async () => {
  const asked: object[] = [];
  const counted = vi.fn();
  const client = countingAvailable(
    {
      search: async (requests: object[]) => {
        asked.push(...requests);
        return { results: requests.map((_, at) => ({ nbHits: 400 - at, facets: { at }, hits: [at] })) };
      },
    },
    counted,
  );
  expect(await client.search([list, open])).toEqual({
    results: [
      { nbHits: 400, hits: [0], facets: { at: 1 }, facets_stats: undefined },
      { nbHits: 398, hits: [2], facets: { at: 2 } },
    ],
  });
  expect(counted).toHaveBeenCalledExactlyOnceWith('/search/used-cars', 399);
  const filters = 'sites:=`a` && status:=[`in_stock`,`coming_soon`]';
  expect(asked).toMatchObject([
    { params: { facets: [], filters: 'sites:=`a`', hitsPerPage: 21, page: 2 } },
    { params: { facets: ['make', 'price'], filters, hitsPerPage: 0, page: 0 } },
    { params: { facets: ['make'], filters, hitsPerPage: 0 } },
  ]);
});

it('hands on what is no answer', async () => {
  const client = countingAvailable({ search: async (_: object[]) => null }, vi.fn());
  await expect(client.search([list])).resolves.toBeNull();
});
