import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, site } from '../testing/site.ts';
import { anyFields } from '../testing/anyFields.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { searchState, type SearchFields } from '../state/searchState.ts';
import { all, anyOf, either, inRanges, quoted } from './filterText.ts';
import { listingFilter } from './listingFilter.ts';
import { pathFilter } from './pathFilter.ts';
import { PRICE_PROBLEM_VARIANTS, priceProblemFilter } from './priceProblemFilter.ts';
import { refinementFilter } from './refinementFilter.ts';
import { siteFilter } from './siteFilter.ts';
import { sortFilter } from './sortFilter.ts';

const NOW_SECONDS = now.getTime() / 1000;
const OWN = 'show_on_dealer_website:=true';
const AVAILABLE = 'status:=[`in_stock`,`coming_soon`]';
const soldSince = (days: number) => `(status:=sold && sold_date_timestamp:>=${NOW_SECONDS - days * 86_400})`;
const listing = (fields: Partial<SearchSite> = {}) => listingFilter({ slug: 'a', ...fields }, { now });

describe('filter text', () => {
  it('quotes every value', () => {
    expect(quoted('Ute / Tray')).toBe('`Ute / Tray`');
    expect(quoted('a`,b` || price:>0')).toBe('`a,b || price:>0`');
    expect(anyOf('make', ['Kia', 'Land Rover'])).toBe('make:=[`Kia`,`Land Rover`]');
    expect(all(['a', '', 'b'])).toBe('a && b');
    expect(all([])).toBe('');
    expect(either(['a'])).toBe('a');
    expect(either(['a', 'b'])).toBe('(a || b)');
  });

  it.each([
    [[[10_000, 30_000]], 'price:[10000..30000]'],
    [[[null, 30_000]], 'price:<=30000'],
    [[[10_000, null]], 'price:>=10000'],
    [[[5, 5]], 'price:[5]'],
    [[[0, 0]], 'price:[0]'],
    [[[null, 0]], 'price:<=0'],
    [
      [
        [5, 5],
        [7, 9],
      ],
      'price:[5,7..9]',
    ],
    [
      [
        [null, 5],
        [null, 9],
        [20, 30],
        [50, null],
        [40, null],
      ],
      '(price:[20..30] || price:<=9 || price:>=40)',
    ],
  ] as const)('writes the ranges %j as %s', (spans, expected) => {
    expect(
      inRanges(
        'price',
        spans.map(([min, max]) => ({ min, max })),
      ),
    ).toBe(expected);
  });
});

describe('listingFilter', () => {
  it('[SR-11] lists visible stock that is in stock, coming soon, or sold within three days', () => {
    expect(listing()).toBe(`${OWN} && (${AVAILABLE} || ${soldSince(3)})`);
  });

  it.each([
    [{ soldDays: 0 }, AVAILABLE],
    [{ soldDays: -1 }, AVAILABLE],
    [{ soldDays: Number.NaN }, AVAILABLE],
    [{ soldDays: 7 }, `(${AVAILABLE} || ${soldSince(7)})`],
    [{ soldDays: 7, baseFilters: { soldDays: 14 } }, `(${AVAILABLE} || ${soldSince(14)})`],
    [{ soldDays: 7, baseFilters: { soldDays: 0 } }, AVAILABLE],
    [{ baseFilters: { statuses: ['in_stock'] } }, 'status:=[`in_stock`]'],
    [{ baseFilters: { statuses: ['in_stock', 'sold'] } }, `(status:=[\`in_stock\`] || ${soldSince(3)})`],
    [{ baseFilters: { statuses: ['sold'] } }, soldSince(3)],
    [{ baseFilters: { statuses: ['sold'], soldDays: 0 } }, 'car_id:<0'],
    [{ baseFilters: { statuses: ['on_hold'] } }, 'car_id:<0'],
    [{ baseFilters: { statuses: [] } }, 'car_id:<0'],
  ])('[SR-11] with %j the status is %s', (fields, status) => {
    expect(listing(fields)).toBe(`${OWN} && ${status}`);
  });

  it('[SR-11] counts the days to the second, rounded in favour of the car', () => {
    const later = listingFilter({ slug: 'a' }, { now: new Date(now.getTime() + 999) });
    expect(later).toBe(listing());
    expect(listingFilter({ slug: 'a' }, { now: new Date(now.getTime() + 1000) })).not.toBe(listing());
  });

  it.each([
    [{ itemTypes: ['caravan', 'truck'] }, 'item_type:=[`caravan`,`truck`]'],
    [{ baseFilters: { carTypes: ['used'] } }, 'car_type:=[`used`]'],
    [{ baseFilters: { requirePrice: true } }, 'price:>0'],
    [{ excludeStock: ['U1', 'A`2'] }, 'stocknum:!=[`U1`,`A2`]'],
  ] as const)('[SR-16] with %j also requires %s', (fields, part) => {
    expect(listing({ ...fields, soldDays: 0 })).toBe(`${OWN} && ${AVAILABLE} && ${part}`);
  });

  it('[SR-21] lists every item type, car type and stock number without restrictions of the site', () => {
    const open = { itemTypes: [], excludeStock: [], baseFilters: { carTypes: [], requirePrice: false } };
    expect(listing(open)).toBe(listing());
  });
});

describe('priceProblemFilter', () => {
  it.each(PRICE_PROBLEM_VARIANTS.map((variant) => [variant]))(
    '[SR-16] variant %d requires a price, and keeps sold cars for that many days',
    (variant) => {
      expect(priceProblemFilter(variant)).toEqual({ requirePrice: true, soldDays: variant });
    },
  );

  it('[SR-16] has only the eight variants that sites use', () => {
    expect(PRICE_PROBLEM_VARIANTS).toEqual([0, 1, 2, 3, 4, 5, 7, 14]);
    // @ts-expect-error variant 6 does not exist
    expect(() => priceProblemFilter(6)).toThrow(
      new RangeError('Price-problem variant 6 does not exist: use 0, 1, 2, 3, 4, 5, 7, 14.'),
    );
  });
});

describe('refinementFilter', () => {
  const filter = (fields: SearchFields, except?: 'make' | 'price') =>
    refinementFilter(searchState(fields, site), except);

  it('[SR-15] joins the values of a facet with OR, the facets with AND', () => {
    const fields = {
      make: ['Toyota', 'Land Rover'],
      certified: ['true'],
      seats: [{ min: 7, max: 7 }],
      weekly_price_range: [{ min: null, max: 150 }],
    };
    expect(filter(fields)).toBe(
      'certified:=[true] && make:=[`Land Rover`,`Toyota`] && seats:[7] && weekly_price:<=150',
    );
    expect(filter({ certified: ['true', 'false'] })).toBe('certified:=[false,true]');
    expect(filter({ sleeps: ['5', '2'], body_length: [{ min: 18, max: 21 }] })).toBe(
      'sleeps:=[2,5] && body_length:[18..21]',
    );
    expect(filter({})).toBe('');
  });

  it('[SR-15] leaves out one facet for its own counts', () => {
    const fields = { make: ['Toyota'], price: [{ min: null, max: 9 }], body: ['SUV'] };
    expect(filter(fields, 'make')).toBe('body:=[`SUV`] && price:<=9');
    expect(filter(fields, 'price')).toBe('body:=[`SUV`] && make:=[`Toyota`]');
  });

  it('law: no visitor input becomes filter syntax', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const text = refinementFilter(searchState(fields, site));
        const bare = text.replace(/`[^`]*`/g, '""');
        expect(bare).toMatch(/^[a-z_:=[\]",.<>&|() 0-9]*$/);
        expect((bare.match(/&&|\|\|/g) ?? []).length).toBeLessThan(60);
      }),
    );
  });
});

describe('pathFilter', () => {
  const filter = (prestige: object | null, currentPath = '/search/prestige-cars') => {
    const at = { ...site, vocabulary: { ...site.vocabulary, prestige } };
    return pathFilter(searchState({ currentPath }, at), at);
  };

  it.each([
    [{ makes: ['BMW', 'Porsche'], minPrice: 100_000 }, '(make:=[`BMW`,`Porsche`] || price:>=100000)'],
    [{ makes: ['BMW'] }, 'make:=[`BMW`]'],
    [{ makes: [], minPrice: 0 }, 'price:>=0'],
    [null, ''],
  ])('[RT-03] prestige by %j is %s', (prestige, expected) => {
    expect(filter(prestige)).toBe(expected);
  });

  it('[RT-03] is empty on other paths', () => {
    expect(filter({ makes: ['BMW'] }, '/search/used-cars')).toBe('');
    expect(pathFilter(searchState({}, { slug: 'a' }), { slug: 'a' })).toBe('');
  });
});

describe('siteFilter', () => {
  it('[SR-16] is the listed stock, and on the prestige page the site’s prestige rule', () => {
    const listed = listingFilter(site, { now });
    const prestige = siteFilter({ currentPath: '/search/prestige-cars' }, site, { now });
    expect(siteFilter({ currentPath: '/search/toyota' }, site, { now })).toBe(listed);
    expect(prestige).toBe(`${listed} && (make:=[\`BMW\`,\`Porsche\`] || price:>=100000)`);
  });
});

describe('sortFilter', () => {
  it.each([
    ['lowest-price', undefined, 'price:>0'],
    ['lowest-price', true, 'price:>0'],
    ['lowest-price', false, ''],
    ['highest-price', true, ''],
    ['most-relevant', undefined, ''],
    ['latest', true, ''],
  ] as const)(
    '[SR-08] for %s, with a price required: %s, is %j',
    (sortBy, priceAscendingRequiresPrice, filter) => {
      expect(sortFilter(sortBy, { priceAscendingRequiresPrice })).toBe(filter);
    },
  );
});
