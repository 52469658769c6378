import algoliasearchHelper from 'algoliasearch-helper';
import * as fc from 'fast-check';
import { RANGE_FACETS, TEXT_FACETS, formatSearchUrl, parseSearchUrl } from '@forecourt/stock-search';
import { expect, it } from 'vitest';
import { toParameters, toUi } from './search-parameters.ts';
import { fromUiState, toUiState } from './ui-state.ts';

const ROOT = '/search/new-used-and-demo-cars/';
const rules = {
  slug: 'harbour-city',
  vocabulary: { makes: [{ slug: 'toyota', name: 'Toyota', models: [{ slug: 'rav4', name: 'RAV4' }] }] },
};
const options = { fields: ['make', 'body'], pageSize: 21 };
const empty = new algoliasearchHelper.SearchParameters({ index: 'cars' });

it('text, page, chosen values and ranges are where the widgets of InstantSearch keep them', () => {
  const url = `/search/toyota?body=SUV&colour=Red&price=10000-&km=-50000&query=gxl&page=3&sortBy=latest&utm_source=mail`;
  expect(toUiState(parseSearchUrl(url, rules), rules)).toEqual({
    query: 'gxl',
    page: 3,
    refinementList: { body: ['SUV'], colour: ['Red'], make: ['Toyota'] },
    range: { km: ':50000', price: '10000:' },
    listing: { path: '/search/toyota', rest: `${ROOT}?sortBy=latest&utm_source=mail` },
  });
});

it('several ranges of one number, which InstantSearch cannot keep, are part of the listing', () => {
  const state = parseSearchUrl(`${ROOT}?price=-10000&price=50000-`, rules);
  expect(toUiState(state, rules).listing?.rest).toBe(`${ROOT}?price=-10000&price=50000-`);
});

const value = fc.oneof(fc.constantFrom('Toyota', 'SUV', 'used', 'A & B', '`', '-x', 'true'), fc.string());
const end = fc.option(fc.nat(90_000));
const url = fc
  .record({
    path: fc.constantFrom(ROOT, '/search/used-cars', '/search/toyota', '/search/toyota/rav4', '/nowhere'),
    texts: fc.array(fc.tuple(fc.constantFrom(...TEXT_FACETS), value)),
    ranges: fc.array(fc.tuple(fc.constantFrom(...RANGE_FACETS), end, end)),
    page: fc.nat(9),
    query: fc.string(),
    more: fc.constantFrom(
      '',
      '&sortBy=lowest-price',
      '&near=4000@-27,153&radius=50&sortBy=nearest',
      '&utm_x=1',
    ),
  })
  .map(({ path, texts, ranges, page, query, more }) => {
    const params = new URLSearchParams([
      ...texts,
      ...ranges.map(([facet, min, max]): [string, string] => [facet, `${min ?? ''}-${max ?? ''}`]),
      ['page', String(page)],
      ['query', query],
    ]);
    return `${path}?${params.toString()}${more}`;
  });

it('law: a search survives the round trip through the state and the parameters of InstantSearch', () => {
  fc.assert(
    fc.property(url, (address) => {
      const state = parseSearchUrl(address, rules);
      const ui = toUiState(state, rules);
      expect(fromUiState(ui, rules)).toEqual(state);
      const parameters = toParameters(empty, ui, options);
      expect(toUi(parameters)).toEqual(ui);
      const path = formatSearchUrl(fromUiState(toUi(parameters), rules), rules);
      expect(path).toBe(formatSearchUrl(state, rules));
    }),
  );
});
