import { createSearchEngine } from '@forecourt/embedded-search';
import {
  carCollectionSchema,
  listingFilter,
  searchDocument,
  siteLists,
  type SearchSite,
} from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_KEY, NOW } from './testing/indexKit.ts';

const NUMBERS = ['U1', 'u2', 'U-3', '4 x'];
const soldAt = fc.integer({ min: -1, max: 12 }).map((half) => NOW.getTime() / 1000 - half * 43_200 - 7);
const car = fc.record({
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn', 'unknown'),
  sold_date_timestamp: fc.option(soldAt),
  show_on_dealer_website: fc.boolean(),
  item_type: fc.constantFrom('car', 'caravan', 'motorcycle'),
  car_type: fc.constantFrom('new', 'used', 'demo'),
  price: fc.option(fc.constantFrom(0, 9_990)),
  stocknum: fc.option(fc.constantFrom(...NUMBERS, 'U11', 'other')),
});
const site: fc.Arbitrary<SearchSite> = fc.record(
  {
    slug: fc.constant('a'),
    itemTypes: fc.subarray(['car', 'caravan'] as const),
    soldDays: fc.integer({ min: 0, max: 4 }),
    excludeStock: fc.subarray(NUMBERS),
    baseFilters: fc.record(
      {
        carTypes: fc.subarray(['used', 'demo'] as const),
        statuses: fc.subarray(['in_stock', 'coming_soon', 'sold']),
        soldDays: fc.integer({ min: 0, max: 4 }),
        requirePrice: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['slug'] },
);

test('[SR-11] the index rule and the search filter of a site list the same cars', async () => {
  const engine = createSearchEngine({ apiKey: API_KEY });
  const call = async (path: string, body: string) => {
    const headers = { 'x-typesense-api-key': API_KEY };
    const asked = new Request(`http://search.invalid${path}`, { method: 'POST', body, headers });
    return (await engine.handle(asked)).text();
  };
  const cars = fc
    .sample(car, 400)
    .map((fields, id) => parseCar({ id, make: 'Kia', model: 'Rio', ...fields }));
  await call('/collections', JSON.stringify(carCollectionSchema('cars')));
  const lines = cars.map((each) => JSON.stringify(searchDocument(each, { now: NOW })));
  await call('/collections/cars/documents/import', lines.join('\n'));
  let longest = 0;
  for (const rules of fc.sample(site, 200)) {
    const search = { collection: 'cars', q: '*', filter_by: listingFilter(rules, { now: NOW }) };
    const ids = new Set<number>();
    for (let page = 1; page <= 2; page += 1) {
      const answer = await call(
        '/multi_search',
        JSON.stringify({ searches: [{ ...search, per_page: 250, page, include_fields: 'car_id' }] }),
      );
      const { results }: { results: { hits: { document: { car_id: number } }[] }[] } = JSON.parse(answer);
      for (const { document } of results[0]?.hits ?? []) ids.add(document.car_id);
    }
    const listed = cars.filter((each) => siteLists(each, rules, { now: NOW })).map(({ id }) => id);
    expect(
      [...ids].sort((a, b) => a - b),
      JSON.stringify(rules),
    ).toEqual(listed);
    longest = Math.max(longest, listed.length);
  }
  expect(longest).toBeGreaterThan(cars.length / 10);
  await engine.close();
});
