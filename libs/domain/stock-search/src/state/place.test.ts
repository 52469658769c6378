import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, site } from '../testing/site.ts';
import { engineRequest } from '../request/engineRequest.ts';
import { engineSort } from '../request/engineSort.ts';
import { listingFilter } from '../request/listingFilter.ts';
import { placeFilter } from '../request/placeFilter.ts';
import { canonicalSearch } from '../url/canonicalSearch.ts';
import { formatSearchUrl } from '../url/formatSearchUrl.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { formatPlace, parseBounds, parsePlace } from './place.ts';
import { searchState } from './searchState.ts';
import { sortOptions } from './sortBy.ts';

const ROOT = '/search/new-used-and-demo-cars/';
const LISTED = listingFilter(site, { now });
const brisbane = { label: 'Brisbane QLD 4000', point: { lat: -27.468, long: 153.028 } };
const canonical = (query: string) => formatSearchUrl(parseSearchUrl(`${ROOT}${query}`, site), site);

describe('a place in a URL', () => {
  it.each([
    ['Brisbane QLD 4000@-27.468,153.028', brisbane],
    ['4000', { label: '4000', point: null }],
    ['0800', { label: '0800', point: null }],
    ['  Surfers   Paradise ', { label: 'Surfers Paradise', point: null }],
    ['a@b@-27.468,153.028', { label: 'a b', point: brisbane.point }],
    ['here@-27.46849999,153.02800001', { label: 'here', point: { lat: -27.4685, long: 153.028 } }],
    ['here@-91,153', { label: 'here', point: null }],
    ['here@-27,181', { label: 'here', point: null }],
    ['here@-27', { label: 'here -27', point: null }],
    ['here@-0.00001,0', { label: 'here', point: { lat: 0, long: 0 } }],
    ['@-27.468,153.028', null],
    ['', null],
  ])('[SR-20] reads %j', (text, expected) => {
    expect(parsePlace(text)).toEqual(expected);
  });

  it.each([
    ['?near=Brisbane+QLD+4000%40-27.468%2C153.028&radius=50', undefined],
    ['?near=4000&radius=50', undefined],
    ['?near=4000&radius=0', '?near=4000'],
    ['?near=4000&radius=5001', '?near=4000'],
    ['?near=4000&radius=fifty', '?near=4000'],
    ['?near=4000&radius=50.5', '?near=4000'],
    ['?radius=50', ''],
    ['?near=4000&sortBy=nearest', '?near=4000'],
    ['?near=here%40-27%2C153&sortBy=nearest', undefined],
    ['?sortBy=nearest', ''],
    ['?bounds=-28%2C152.5%2C-27%2C153.5', undefined],
    ['?bounds=-27%2C152.5%2C-28%2C153.5', ''],
    ['?bounds=-28%2C152.5%2C-27', ''],
    ['?bounds=-28%2C152.5%2C-27%2C190', ''],
  ])('[SR-20] makes a valid place of %j', (query, expected = query) => {
    expect(canonical(query)).toBe(`${ROOT}${expected}`);
  });

  it('[SR-20] law: a place survives the round trip through a URL', () => {
    const degrees = fc.integer({ min: -900_000, max: 900_000 }).map((n) => n / 10_000);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), degrees, degrees, (label, lat, long) => {
        const { near } = searchState({ near: { label, point: { lat, long } } }, site);
        expect(near && parsePlace(formatPlace(near))).toEqual(near);
      }),
    );
  });

  it('never has a canonical page of its own', () => {
    expect(canonicalSearch({ make: ['Toyota'], near: brisbane }, site)).toMatchObject({ indexable: false });
    expect(canonicalSearch({ bounds: parseBounds('-28,152,-27,153') }, site).indexable).toBe(false);
  });
});

describe('the engine request for a place', () => {
  it('[SR-20] a radius filters, a place without one does not', () => {
    const near = searchState({ near: brisbane }, site);
    expect(placeFilter(near)).toBe('');
    expect(placeFilter(searchState({ near: brisbane, radiusKm: 50 }, site))).toBe(
      'geo:(-27.468, 153.028, 50 km)',
    );
    expect(placeFilter(searchState({ near: { label: '4000', point: null }, radiusKm: 50 }, site))).toBe('');
  });

  it('[SR-20] the bounds of a map are a box, combined with the other filters', () => {
    const bounds = { south: -28, west: 152.5, north: -27, east: 153.5 };
    const { filter_by } = engineRequest({ bounds, near: brisbane, radiusKm: 5, make: ['Kia'] }, site, {
      now,
    });
    expect(filter_by).toBe(
      `${LISTED} && geo:(-27.468, 153.028, 5 km) && geo:(-28, 152.5, -28, 153.5, -27, 153.5, -27, 152.5) && make:=[\`Kia\`]`,
    );
  });

  it('[SR-20] nearest first, then by rank', () => {
    const expected = 'geo(-27.468, 153.028):asc,custom_rank:desc,car_id:desc';
    expect(engineRequest({ near: brisbane, sortBy: 'nearest' }, site, { now }).sort_by).toBe(expected);
    expect(engineSort('nearest', { text: false })).toBe(engineSort('most-relevant', { text: false }));
  });

  it('[SR-20] offers nearest only for a place with a point', () => {
    const last = (near: Parameters<typeof sortOptions>[0]['near']) => sortOptions({ near }, []).at(-1)?.value;
    expect([last(null), last({ label: '4000', point: null })]).toEqual(['best-value', 'best-value']);
    expect(sortOptions({ near: brisbane }, []).at(-1)).toEqual({ value: 'nearest', label: 'Nearest' });
  });
});
