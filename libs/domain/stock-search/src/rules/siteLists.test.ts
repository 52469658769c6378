import { describe, expect, it } from 'vitest';
import { exampleCar, now } from '../testing/site.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { listingRules } from './listingRules.ts';
import { siteLists } from './siteLists.ts';

const DAY = 86_400;
const sold = (days: number) => ({ status: 'sold', sold_date_timestamp: now.getTime() / 1000 - days * DAY });
const filteredBy = (baseFilters: SearchSite['baseFilters']) => ({ ...(baseFilters && { baseFilters }) });

describe('siteLists', () => {
  it.each<[string, Record<string, unknown>, Partial<SearchSite>, boolean]>([
    ['in stock', {}, {}, true],
    ['coming soon', { status: 'coming_soon' }, {}, true],
    ['sold two days ago', sold(2), {}, true],
    ['sold four days ago', sold(4), {}, false],
    ['sold four days ago with five sold days', sold(4), { soldDays: 5 }, true],
    [
      'sold four days ago with three sold days in the base filters',
      sold(4),
      { soldDays: 5, ...filteredBy({ soldDays: 3 }) },
      false,
    ],
    ['sold today with 0 sold days', sold(0.1), { soldDays: 0 }, false],
    ['sold at an unknown time', { status: 'sold' }, {}, false],
    ['withdrawn', { status: 'withdrawn' }, {}, false],
    ['hidden', { show_on_dealer_website: false }, {}, false],
    [
      'of a status the site leaves out',
      { status: 'coming_soon' },
      filteredBy({ statuses: ['in_stock'] }),
      false,
    ],
    ['of another kind', { item_type: 'caravan' }, { itemTypes: ['car'] }, false],
    ['of one of its kinds', { item_type: 'caravan' }, { itemTypes: ['car', 'caravan'] }, true],
    ['of another condition', { car_type: 'new' }, filteredBy({ carTypes: ['used'] }), false],
    ['without a price if one is required', { price: null }, filteredBy({ requirePrice: true }), false],
    ['without a price if none is required', { price: null }, {}, true],
    ['excluded', { stocknum: 'U7' }, { excludeStock: ['u7'] }, false],
  ])('[SR-11] a car that is %s', (_what, fields, site, listed) => {
    expect(siteLists(exampleCar(fields), { slug: 'a', ...site }, { now })).toBe(listed);
  });
});

it('[SR-16] makes the rules of searches and index from the dealer’s settings', () => {
  const stock = {
    itemTypes: ['car' as const],
    carTypes: ['used' as const],
    soldDays: 5,
    requirePrice: true,
    excludeStock: ['U1'],
  };
  expect(listingRules('a', stock)).toEqual({
    slug: 'a',
    itemTypes: ['car'],
    excludeStock: ['U1'],
    baseFilters: { carTypes: ['used'], soldDays: 5, requirePrice: true },
  });
});
