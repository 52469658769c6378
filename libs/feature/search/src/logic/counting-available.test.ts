import { expect, it } from 'vitest';
import { availableIn, countingAvailable } from './counting-available.ts';

const list = {
  indexName: 'cars',
  params: {
    analyticsTags: ['/search/used-cars'],
    facets: ['make', 'price'],
    filters: 'car_type:=used',
    hitsPerPage: 21,
    page: 2,
  },
};
const open = { indexName: 'cars', params: { facets: ['make'], filters: 'car_type:=used', hitsPerPage: 0 } };

it('[SR-10] lists all listed vehicles, and counts only available ones', async () => {
  const asked: object[] = [];
  const client = countingAvailable({
    search: async (requests: object[]) => {
      asked.push(...requests);
      return { results: requests.map((_, at) => ({ nbHits: 400 - at, facets: { at }, hits: [at] })) };
    },
  });
  expect(await client.search([list, open])).toEqual({
    results: [
      {
        nbHits: 400,
        available: 399,
        hits: [0],
        facets: { at: 1 },
        facets_stats: undefined,
        tag: '/search/used-cars',
      },
      { nbHits: 398, hits: [2], facets: { at: 2 } },
    ],
  });
  const filters = 'car_type:=used && status:=[`in_stock`,`coming_soon`]';
  expect(asked).toMatchObject([
    { params: { facets: [], filters: 'car_type:=used', hitsPerPage: 21, page: 2 } },
    { params: { facets: ['make', 'price'], filters, hitsPerPage: 0, page: 0 } },
    { params: { facets: ['make'], filters, hitsPerPage: 0 } },
  ]);
});

it('passes on an empty response', async () => {
  const client = countingAvailable({ search: async (_: object[]) => null });
  await expect(client.search([list])).resolves.toBeNull();
});

it('returns the count of available vehicles, or 0 if it was not requested', () => {
  expect(availableIn({ nbHits: 400, available: 399 })).toBe(399);
  expect(availableIn({ nbHits: 400 })).toBe(0);
});
