import { createSearchEngine } from '@forecourt/embedded-search';
import {
  carCollectionSchema,
  engineRequest,
  matchedDocument,
  searchDocument,
  searchMatcher,
  type SearchFields,
  type SearchSite,
} from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_KEY, NOW } from './testing/indexKit.ts';

const one = <Value>(...values: Value[]) => fc.constantFrom(...values);
const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1, maxLength: 2 });
const MAKES = ['Kia', 'Land Rover', 'Citroën', 'Mercedes-Benz'];
const MODELS = ['Rio', 'C3', 'Range Rover', 'CX-5'];
const FEATURES = ['Tow bar', 'Roof rails', '18" Alloy wheels', 'A & B'];
const WHOLE_WORDS = [
  'kia',
  'ROVER',
  'land',
  'Citroen',
  'Mercedes-Benz',
  'rio',
  'range',
  'red',
  'petrol',
  'tow',
];
const BEGINNINGS = ['merc', 'Ki', 'rov', 'cit', 'bla', 'roof'];
/** Words of a query, of which the engine takes only the last as a beginning. It finds no word of a vehicle by two of them. */
const query = fc
  .tuple(
    fc.subarray(WHOLE_WORDS, { maxLength: 2 }),
    fc.constantFrom([], ['-red'], ['-kia'], ['-']),
    fc.constantFrom([], ...BEGINNINGS.map((word) => [word])),
  )
  .filter(([whole, , [begun]]) =>
    whole.every((word) => begun === undefined || !word.toLowerCase().startsWith(begun.toLowerCase())),
  )
  .map((words) => words.flat().join(' '));
/** No correction of typing errors, and no search with fewer words than were typed: alerts have neither. */
const AS_TYPED = { num_typos: 0, drop_tokens_threshold: 0 };
const car = fc.record({
  ...{ make: one(...MAKES), model: one(...MODELS), body: one('SUV', 'Ute'), colour: one('Red', 'Black') },
  ...{
    fuel: one('Petrol', 'Electric'),
    seats: one(2, 5, 7),
    year: one(2018, 2019, 2020),
    certified: fc.boolean(),
  },
  price: fc.option(one(9_990, 19_990, 19_990.5, 30_000)),
  filtered_features: fc.subarray(FEATURES),
  location: fc.option(
    one({ id: 1, address: { lat: -27.44, long: 153.04 } }, { id: 2, address: { lat: -33.86, long: 151.2 } }),
  ),
});
const range = (...ends: number[]) =>
  fc
    .tuple(fc.option(one(...ends)), fc.option(one(...ends)))
    .filter(([min, max]) => min !== null || max !== null)
    .map(([min, max]) => [{ min, max }]);
const BRISBANE = { label: 'Brisbane', point: { lat: -27.468, long: 153.028 } };
const choices = fc.record({
  ...{ make: some(...MAKES, 'citroen', 'LAND ROVER'), model: some(...MODELS), body: some('SUV', 'Ute') },
  ...{ colour: some('Red', 'Blue'), fuel: some('Petrol', 'Electric'), certified: some('true', 'false') },
  ...{ filtered_features: some(...FEATURES), price: range(9_990, 19_990, 25_000), year: range(2018, 2019) },
  seats: range(5, 7),
  place: one(2, 50, 1_000).map((radiusKm) => ({ near: BRISBANE, radiusKm })),
  bounds: fc.constant({ south: -28, west: 152, north: -27, east: 154 }),
  currentPath: one('/search/prestige-cars', '/search/new-used-and-demo-cars/'),
  query,
});
/** One to three of the choices. */
const search: fc.Arbitrary<SearchFields> = choices.chain((all) =>
  fc.subarray(Object.keys(all), { minLength: 1, maxLength: 3 }).map((names) => {
    const { place, ...fields } = all;
    const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
    return { ...kept, ...(names.includes('place') && place) };
  }),
);
const site: SearchSite = {
  slug: 'a',
  vocabulary: { prestige: { makes: ['Mercedes-Benz'], minPrice: 30_000 } },
};

test('[SR-15] a search that is compared with one vehicle finds what the engine finds', async () => {
  const engine = createSearchEngine({ apiKey: API_KEY });
  const call = async (path: string, body: string) => {
    const headers = { 'x-typesense-api-key': API_KEY };
    const asked = new Request(`http://search.invalid${path}`, { method: 'POST', body, headers });
    return (await engine.handle(asked)).text();
  };
  const documents = fc.sample(car, 240).map((fields, id) => {
    const known = { id, status: 'in_stock', item_type: 'car', car_type: 'used', ...fields };
    return searchDocument(parseCar(known), { now: NOW });
  });
  await call('/collections', JSON.stringify(carCollectionSchema('cars')));
  await call('/collections/cars/documents/import', documents.map((each) => JSON.stringify(each)).join('\n'));
  let [most, none] = [0, 0];
  for (const fields of fc.sample(search, 150)) {
    const request = engineRequest(fields, site, { now: NOW, facets: [] });
    const asked = { ...request, collection: 'cars', per_page: 250, include_fields: 'car_id', ...AS_TYPED };
    const answer = await call('/multi_search', JSON.stringify({ searches: [asked] }));
    const { results }: { results: { hits?: { document: { car_id: number } }[] }[] } = JSON.parse(answer);
    const found = (results[0]?.hits ?? []).map(({ document }) => document.car_id);
    const { matches } = searchMatcher(fields, site);
    const expected = documents.filter((each) => matches(matchedDocument(each))).map((each) => each.car_id);
    expect(
      found.sort((a, b) => a - b),
      JSON.stringify(fields),
    ).toEqual(expected);
    most = Math.max(most, found.length);
    if (found.length === 0) none += 1;
  }
  expect(most).toBeGreaterThan(documents.length / 10);
  expect(none).toBeLessThan(140);
  await engine.close();
});
