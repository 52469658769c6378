import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/site.ts';
import { anyFields } from '../testing/anyFields.ts';
import { searchState } from './searchState.ts';
import { DEFAULT_SORT, isSortBy, SORT_OPTIONS, sortOptions } from './sortBy.ts';

describe('searchState', () => {
  it('[SR-02] of empty fields is the search root without refinements', () => {
    expect(searchState({}, { slug: 'a' })).toEqual({
      aggregate_trailer_mass: [],
      axle_type: [],
      badge: [],
      body: [],
      body_length: [],
      bounds: null,
      car_type: [],
      categories: [],
      certified: [],
      city: [],
      colour: [],
      created_at_timestamp: [],
      currentPath: '/search/new-used-and-demo-cars/',
      dealership_name: [],
      drive: [],
      filtered_features: [],
      fuel: [],
      isMaxRange: true,
      isMinRange: true,
      item_type: [],
      km: [],
      location_name: [],
      make: [],
      make_model: [],
      model: [],
      near: null,
      page: 1,
      price: [],
      price_range: [],
      query: '',
      radiusKm: null,
      seats: [],
      sleeps: [],
      sortBy: 'most-relevant',
      state: [],
      status: [],
      subscription_price: [],
      tag: [],
      tare_weight: [],
      tracking: {},
      transmission: [],
      weekly_price_range: [],
      year: [],
    });
  });

  it.each([
    [undefined, 1],
    [0, 1],
    [-1, 1],
    [1, 1],
    [2, 2],
    [2.5, 1],
    [Number.NaN, 1],
    [10_000, 10_000],
    [10_001, 10_000],
    [1e9, 10_000],
  ])('[SR-01] normalises page %j to %d', (page, expected) => {
    expect(searchState({ page }, site).page).toBe(expected);
  });

  it.each([
    [5000, 30_000, false, false, { min: 5000, max: 30_000 }],
    [5000, 30_000, true, false, { min: null, max: 30_000 }],
    [5000, 30_000, false, true, { min: 5000, max: null }],
    [5000, 30_000, true, true, null],
    [null, 30_000, false, false, { min: null, max: 30_000 }],
    [5000, null, undefined, undefined, { min: 5000, max: null }],
  ])(
    '[SR-02] price %j to %j with handles at their bounds %j, %j is %j',
    (min, max, isMinRange, isMaxRange, span) => {
      const state = searchState({ price: [{ min, max }], isMinRange, isMaxRange }, site);
      expect(state.price).toEqual(span === null ? [] : [span]);
      expect(state.isMinRange).toBe(span === null || span.min === null);
      expect(state.isMaxRange).toBe(span === null || span.max === null);
    },
  );

  it.each([['price'], ['toString'], [''], ['LATEST']])(
    '[SR-08] normalises the order %j to most relevant',
    (sortBy) => {
      const fields: object = { sortBy };
      expect(searchState(fields, site).sortBy).toBe('most-relevant');
    },
  );

  it('[SR-02] has a handle at its bound only if no range has that end', () => {
    const price = [
      { min: null, max: 10_000 },
      { min: 20_000, max: 30_000 },
    ];
    const state = searchState({ price }, site);
    expect(state).toMatchObject({ price, isMinRange: false, isMaxRange: false });
    expect(searchState({ ...state }, site)).toEqual(state);
    expect(searchState(state, site)).toBe(state);
  });

  it('normalises a state again for another site', () => {
    const state = searchState({ make: ['toyota'] }, { ...site, vocabulary: {} });
    expect(state.make).toEqual(['toyota']);
    expect(searchState(state, site).make).toEqual(['Toyota']);
  });

  it.each([
    ['/search/toyota', { make: ['Toyota'] }, '/search/toyota'],
    ['/search/Toyota/', { make: ['Toyota'], body: ['SUV'] }, '/search/toyota'],
    ['/search/toyota', { make: ['Toyota', 'Kia'] }, '/search/new-used-and-demo-cars/'],
    ['/search/toyota', { make: ['Kia'] }, '/search/new-used-and-demo-cars/'],
    ['/search/toyota', {}, '/search/new-used-and-demo-cars/'],
    ['/search/toyota/rav4', { make: ['Toyota'], model: ['RAV4'] }, '/search/toyota/rav4'],
    ['/search/toyota/rav4', { make: ['Toyota'] }, '/search/new-used-and-demo-cars/'],
    ['/search/new-and-demo-cars', { car_type: ['demo', 'new'] }, '/search/new-and-demo-cars'],
    ['/search/prestige-cars', { make: ['Kia'] }, '/search/prestige-cars'],
    ['/search/nothing', { make: ['Toyota'] }, '/search/new-used-and-demo-cars/'],
    ['/cars/rav4', {}, '/search/new-used-and-demo-cars/'],
    ['/used-car/used/', { car_type: ['used'] }, '/search/used-cars'],
  ] as const)('[SR-02] the path %s with %j becomes %s', (currentPath, facets, expected) => {
    expect(searchState({ ...facets, currentPath }, site).currentPath).toBe(expected);
  });

  it.each([
    ['/used-car/used/', ['used'], '/used-car/used/'],
    ['/used-car/DEMO', ['demo'], '/used-car/demo/'],
    ['/used-car/used/', ['new'], '/search/new-used-and-demo-cars/'],
    ['/search/used-cars', ['used'], '/search/used-cars'],
  ] as const)(
    '[RT-04] the path %s with %j becomes %s if the site keeps the old listing',
    (currentPath, car_type, expected) => {
      expect(searchState({ currentPath, car_type }, { ...site, legacyListing: true }).currentPath).toBe(
        expected,
      );
    },
  );

  it('cuts a query at 200 characters', () => {
    expect(searchState({ query: '  red   ute ' }, site).query).toBe('red ute');
    expect(searchState({ query: 'x'.repeat(1_000_000) }, site).query).toHaveLength(200);
  });

  it('[SR-02] law: normalising a state again changes nothing', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const state = searchState(fields, site);
        expect(searchState({ ...state }, site)).toEqual(state);
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error the values of a facet are a list
      () => searchState({ make: 'Toyota' }, site),
      // @ts-expect-error a price is a range, not an amount
      () => searchState({ price: [30_000] }, site),
      // @ts-expect-error "cheapest" is not an order
      () => searchState({ sortBy: 'cheapest' }, site),
      // @ts-expect-error a registration plate is not a facet
      () => searchState({ regplate: ['GDC669'] }, site),
      // @ts-expect-error the slug is required: it is part of the collection's name
      () => searchState({}, {}),
    ];
    expect(lines).toHaveLength(5);
  });
});

describe('sort options', () => {
  it('[SR-08] are most relevant, latest, highest price and lowest price, then year, kilometres and market', () => {
    expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
      'Most relevant',
      'Latest',
      'Highest price',
      'Lowest price',
    ]);
    const more = (itemTypes: string[]) =>
      sortOptions({ near: null }, itemTypes)
        .slice(SORT_OPTIONS.length)
        .map(({ label }) => label);
    expect(more(['car'])).toEqual(['Newest year', 'Lowest kilometres', 'Best price against market']);
    expect(more(['caravan'])).toEqual(['Newest year']);
    expect(DEFAULT_SORT).toBe('most-relevant');
    expect(['latest', 'price', '', 'toString'].map(isSortBy)).toEqual([true, false, false, false]);
  });
});
