import type { CarType } from '@forecourt/vehicle';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, site } from '../testing/site.ts';
import { listingFilter } from '../request/listingFilter.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { BUDGET_PRICE_FLOOR, budgetButton, budgetRequests } from './budgetSearch.ts';
import { carTypeLabel, sortCarTypes } from './carTypes.ts';
import { resultCount } from './resultCount.ts';

describe('resultCount', () => {
  const facts = { configuredStockCount: 8400, facetCounts: [5000, 400, 1600] };

  it.each([
    [0, false, 0],
    [1998, false, 1998],
    [1999, false, 1999],
    [1999, true, 1999],
    [2000, false, 8400],
    [2000, true, 7000],
    [9000, true, 7000],
  ])('[SR-10] shows a count of %d, refined %j, as %d', (count, refined, expected) => {
    expect(resultCount({ ...facts, count, refined })).toBe(expected);
  });

  it.each([
    [{ configuredStockCount: null }, 7000],
    [{ configuredStockCount: undefined }, 7000],
    [{ configuredStockCount: 0 }, 7000],
    [{ configuredStockCount: -1 }, 7000],
    [{ configuredStockCount: null, facetCounts: [] }, 2500],
    [{ facetCounts: undefined, configuredStockCount: null }, 2500],
    [{ total: 6000 }, 6000],
    [{ total: 9000 }, 8400],
    [{ total: null }, 8400],
  ])('[SR-10] shows 2,500 unrefined with %j as %d', (change, expected) => {
    expect(resultCount({ ...facts, ...change, count: 2500, refined: false })).toBe(expected);
  });
});

describe('car types', () => {
  it('[SR-19] are in the order new, demo, used, each once', () => {
    expect(sortCarTypes(['used', 'demo', 'new', 'used'])).toEqual(['new', 'demo', 'used']);
    expect(sortCarTypes(['used', 'new'])).toEqual(['new', 'used']);
    expect(sortCarTypes([])).toEqual([]);
  });

  it.each([
    ['new', false, 'New'],
    ['demo', true, 'Demo'],
    ['used', false, 'Used'],
    ['used', undefined, 'Used'],
    ['used', true, 'Pre-Owned'],
    ['new', true, 'New'],
  ] as const)('[SR-19] %s, pre-owned label %j, is %s', (carType, preOwnedLabel, label) => {
    expect(carTypeLabel(carType, { preOwnedLabel })).toBe(label);
  });
});

describe('budget search', () => {
  const button = (price: number, carTypes: CarType[], found: number, lowestPrice: number | null) =>
    budgetButton({ price, carTypes }, { found, lowestPrice }, site);

  it.each([
    [38_000, ['used'], 12, 4990, '12 Used Cars Found', false],
    [4990, ['used'], 1, 4990, '1 Used Cars Found', false],
    [4989, ['used'], 3, 4990, '0 Used Cars Found', true],
    [38_000, [], 0, null, '0 Cars Found', true],
    [38_000, ['new', 'demo', 'used'], 40, 4990, '40 Cars Found', false],
    [38_000, ['used', 'demo'], 20, 4990, '20 Demo & Used Cars Found', false],
    [Number.NaN, ['new'], 3, 4990, '0 New Cars Found', true],
    [Infinity, ['new'], 3, 4990, '3 New Cars Found', false],
    [4990.5, ['new'], 3, 4990.5, '0 New Cars Found', true],
  ] as const)(
    '[SR-17, AN-02] $%d for %j with %d from $%j: %s, disabled %j',
    (price, carTypes, found, lowest, label, disabled) => {
      expect(button(price, [...carTypes], found, lowest)).toMatchObject({ label, disabled });
    },
  );

  it.each([
    [['used'], 'No Used Cars found for this budget'],
    [[], 'No Cars found for this budget'],
    [['used', 'new'], 'No New & Used Cars found for this budget'],
  ] as const)('[SR-17, AN-02] for %j below the lowest price has the message %s', (carTypes, message) => {
    expect(button(900, [...carTypes], 0, 4990).message).toBe(message);
    expect(button(4990, [...carTypes], 1, 4990).message).toBeNull();
  });

  it.each([
    [['caravan'], [], '7 Caravans Found', 'No Caravans found for this budget'],
    [['motorcycle'], ['used'], '7 Used Motorcycles Found', 'No Used Motorcycles found for this budget'],
    [['caravan', 'truck'], [], '7 Vehicles Found', 'No Vehicles found for this budget'],
  ] as const)('[SR-17] uses the noun of the site’s stock: %j, %j', (itemTypes, carTypes, label, message) => {
    const sold = { ...site, itemTypes: [...itemTypes] };
    const facts = { found: 7, lowestPrice: 4990 };
    expect(budgetButton({ price: 38_000, carTypes: [...carTypes] }, facts, sold).label).toBe(label);
    expect(budgetButton({ price: 900, carTypes: [...carTypes] }, facts, sold).message).toBe(message);
  });

  it('[SR-17] uses the site’s word for used', () => {
    const words = budgetButton(
      { price: 900, carTypes: ['used'] },
      { found: 0, lowestPrice: 4990 },
      { ...site, preOwnedLabel: true },
    );
    expect(words.label).toBe('0 Pre-Owned Cars Found');
    expect(words.message).toBe('No Pre-Owned Cars found for this budget');
  });

  it('[SR-17] links to the search page of the results', () => {
    const { href } = button(38_000.9, ['used'], 12, 4990);
    expect(href).toBe('/search/new-used-and-demo-cars/?car_type=used&price=1001-38000');
    expect(parseSearchUrl(href, site).price).toEqual([{ min: 1001, max: 38_000 }]);
  });

  it('[SR-17] requests cars above $1,000 within the budget, 21 a page, and the cheapest one', () => {
    const listed = `${listingFilter(site, { now })} && car_type:=[\`used\`] && price:>1000`;
    const inStock = listed.replace(/\((status.*?) \|\| .*?\)\)/, '$1');
    const [hits, lowest] = budgetRequests({ price: 38_000, carTypes: ['used'] }, site, { now });
    expect(hits).toMatchObject({
      filter_by: `${inStock} && price:<=38000`,
      sort_by: 'price:desc,car_id:desc',
      per_page: 21,
      page: 1,
    });
    expect(lowest).toMatchObject({ filter_by: inStock, sort_by: 'price:asc', per_page: 1 });
    expect(hits).not.toHaveProperty('facet_by');
    expect(BUDGET_PRICE_FLOOR).toBe(1000);
  });

  it('law: every budget makes a valid filter', () => {
    fc.assert(
      fc.property(fc.double(), (price) => {
        const [hits] = budgetRequests({ price, carTypes: [] }, site, { now });
        expect(hits?.filter_by).toMatch(/price:<=\d+$/);
      }),
    );
  });
});
