import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, site } from '../testing/site.ts';
import { anyFields } from '../testing/anyFields.ts';
import { sortOptions } from '../state/sortBy.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { disjunctiveRequests, engineRequest, QUERY_BY, SEARCH_FACETS } from './engineRequest.ts';
import { engineSort } from './engineSort.ts';
import { listingFilter } from './listingFilter.ts';

const LISTED = listingFilter(site, { now });

describe('engineRequest', () => {
  it('[SR-15] requests the first page of all listed stock, by rank', () => {
    expect(engineRequest({}, site, { now })).toEqual({
      collection: 'Car_production_harbour-city',
      q: '*',
      query_by: QUERY_BY,
      filter_by: LISTED,
      facet_by: SEARCH_FACETS.join(','),
      max_facet_values: 250,
      sort_by: 'custom_rank:desc,created_at_timestamp:desc,car_id:desc',
      per_page: 21,
      page: 1,
    });
  });

  it('[SR-15] requests the state of a URL', () => {
    const state = parseSearchUrl('/search/toyota?query=red+ute&page=3&price=-30000&sortBy=latest', site);
    expect(engineRequest(state, site, { now })).toMatchObject({
      q: 'red ute',
      filter_by: `${LISTED} && make:=[\`Toyota\`] && price:<=30000`,
      sort_by: 'created_at_timestamp:desc,car_id:desc',
      page: 3,
    });
  });

  it('[SR-10] has 21 hits on a page by default', () => {
    expect(engineRequest({}, site, { now }).per_page).toBe(21);
    expect(engineRequest({}, { ...site, pageSize: 24 }, { now }).per_page).toBe(24);
  });

  it.each([
    ['most-relevant', false, 'custom_rank:desc,created_at_timestamp:desc,car_id:desc'],
    ['most-relevant', true, 'custom_rank:desc,_text_match:desc,car_id:desc'],
    ['latest', true, 'created_at_timestamp:desc,car_id:desc'],
    ['highest-price', false, 'price:desc,car_id:desc'],
    ['lowest-price', true, 'price:asc,car_id:desc'],
    ['newest-year', true, 'year:desc,custom_rank:desc,car_id:desc'],
    ['best-value', false, 'market_ratio(missing_values: last):asc,custom_rank:desc,car_id:desc'],
    ['lowest-km', false, 'km(missing_values: last):asc,custom_rank:desc,car_id:desc'],
  ] as const)('[SR-08] sorts %s, with query %j, by %s', (sortBy, text, expected) => {
    expect(engineSort(sortBy, { text })).toBe(expected);
    expect(engineRequest({ sortBy, query: text ? 'ute' : '' }, site, { now }).sort_by).toBe(expected);
  });

  it('[SR-08] sorts by three fields at most, the engine’s limit', () => {
    for (const { value } of sortOptions({ near: null }, [])) {
      for (const text of [true, false])
        expect(engineSort(value, { text }).split(',').length).toBeLessThanOrEqual(3);
    }
  });

  it.each([
    ['lowest-price', undefined, true],
    ['lowest-price', true, true],
    ['lowest-price', false, false],
    ['highest-price', true, false],
    ['most-relevant', true, false],
  ] as const)(
    '[SR-08] %s with the site setting %j requires a price: %j',
    (sortBy, priceAscendingRequiresPrice, asks) => {
      const { filter_by } = engineRequest({ sortBy }, { ...site, priceAscendingRequiresPrice }, { now });
      expect(filter_by.endsWith(' && price:>0')).toBe(asks);
    },
  );

  it('counts the requested facets, the weekly price by its index field', () => {
    const { facet_by } = engineRequest({}, site, { now, facets: ['make', 'weekly_price_range'] });
    expect(facet_by).toBe('make,weekly_price');
    expect(engineRequest({}, site, { now, facets: [] })).not.toHaveProperty('facet_by');
    expect(engineRequest({}, site, { now, facets: [] })).not.toHaveProperty('max_facet_values');
    expect(SEARCH_FACETS).toHaveLength(15);
  });

  it('[RT-03] restricts the prestige page by makes and price', () => {
    const { filter_by } = engineRequest({ currentPath: '/search/prestige-cars' }, site, { now });
    expect(filter_by).toBe(`${LISTED} && (make:=[\`BMW\`,\`Porsche\`] || price:>=100000)`);
  });

  it('law: every state makes a request with the listing filter', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const request = engineRequest(fields, site, { now });
        expect(request.filter_by.startsWith(LISTED)).toBe(true);
        expect(request.q).not.toBe('');
        expect(request.page).toBeGreaterThan(0);
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error the current time is required, since it decides which sold cars are listed
      () => engineRequest({}, site, {}),
      // @ts-expect-error a VIN is not a facet
      () => engineRequest({}, site, { now, facets: ['vin'] }),
    ];
    expect(lines).toHaveLength(2);
  });
});

describe('disjunctiveRequests', () => {
  it('[SR-15] has one more request for each chosen facet, without its own values and without hits', () => {
    const fields = { make: ['Toyota'], price: [{ min: null, max: 30_000 }], tag: ['Sale'], page: 2 };
    const [page, ...counts] = disjunctiveRequests(fields, site, { now });
    expect(page).toEqual(engineRequest(fields, site, { now }));
    expect(
      counts.map(({ facet_by, filter_by, per_page, page: at }) => [facet_by, filter_by, per_page, at]),
    ).toEqual([
      ['make', `${LISTED} && tag:=[\`Sale\`] && price:<=30000`, 0, 1],
      ['price', `${LISTED} && make:=[\`Toyota\`] && tag:=[\`Sale\`]`, 0, 1],
    ]);
  });

  it('[SR-15] is one request without refinements', () => {
    expect(disjunctiveRequests({}, site, { now })).toEqual([engineRequest({}, site, { now })]);
    const asked = disjunctiveRequests({ tag: ['Sale'] }, site, { now, facets: ['tag'] });
    expect(asked.map(({ facet_by }) => facet_by)).toEqual(['tag', 'tag']);
  });
});
