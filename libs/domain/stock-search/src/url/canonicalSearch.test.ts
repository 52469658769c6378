import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/site.ts';
import { anyFields } from '../testing/anyFields.ts';
import { searchState, type SearchFields } from '../state/searchState.ts';
import { canonicalSearch } from './canonicalSearch.ts';
import { parseSearchUrl } from './parseSearchUrl.ts';

const ROOT = '/search/new-used-and-demo-cars/';

describe('canonicalSearch', () => {
  const pages: [SearchFields, string][] = [
    [{}, ROOT],
    [{ page: 3 }, `${ROOT}?page=3`],
    [{ tracking: { utm_source: 'a' } }, ROOT],
    [{ make: ['Toyota'] }, '/search/toyota'],
    [{ make: ['Toyota'], page: 2 }, '/search/toyota?page=2'],
    [{ make: ['Toyota'], model: ['RAV4'] }, '/search/toyota/rav4'],
    [{ body: ['SUV'] }, '/search/suv-cars'],
    [{ body: ['Hatch'] }, '/search/hatch-cars'],
    [{ fuel: ['Electric'] }, '/search/ev-cars'],
    [{ drive: ['4WD'] }, '/search/4x4-cars'],
    [{ car_type: ['used'] }, '/search/used-cars'],
    [{ car_type: ['new', 'demo'] }, '/search/new-and-demo-cars'],
    [{ location_name: ['Harbour City Motors Newstead - Sales'] }, '/search/newstead'],
    [{ dealership_name: ['Harbour City Motors'] }, '/search/harbour-city-motors'],
    [{ currentPath: '/search/prestige-cars' }, '/search/prestige-cars'],
    [{ currentPath: '/used-car/used/', car_type: ['used'] }, '/search/used-cars'],
  ];

  it.each(pages)('[RT-03] %j is indexable as %s', (fields, url) => {
    expect(canonicalSearch(fields, site)).toEqual({ url, indexable: true });
    expect(canonicalSearch(fields, { ...site, legacyListing: true })).toEqual({ url, indexable: true });
  });

  const combinations: [SearchFields, string][] = [
    [{ make: ['Toyota'], body: ['SUV'] }, `${ROOT}?body=SUV&make=Toyota`],
    [{ make: ['Toyota', 'Mazda'] }, `${ROOT}?make=Mazda&make=Toyota`],
    [{ make: ['Nobody'] }, `${ROOT}?make=Nobody`],
    [{ model: ['RAV4'] }, `${ROOT}?model=RAV4`],
    [{ car_type: ['new', 'used'] }, `${ROOT}?car_type=new&car_type=used`],
    [{ make: ['Toyota'], sortBy: 'latest' }, `${ROOT}?make=Toyota&sortBy=latest`],
    [{ query: 'rav4' }, `${ROOT}?query=rav4`],
    [{ price: [{ min: null, max: 30_000 }] }, `${ROOT}?price=-30000`],
    [{ currentPath: '/search/prestige-cars', make: ['Toyota'] }, '/search/prestige-cars?make=Toyota'],
    [
      { currentPath: '/search/toyota', make: ['Toyota'], body: ['SUV'], tracking: { utm_a: '1' } },
      '/search/toyota?body=SUV',
    ],
  ];

  it.each(combinations)('[RT-03] %j is not indexable, as %s', (fields, url) => {
    expect(canonicalSearch(fields, site)).toEqual({ url, indexable: false });
  });

  it.each<[SearchFields, string, boolean]>([
    [{}, ROOT, true],
    [{ body: ['SUV'] }, '/search/suv-cars', true],
    [{ make: ['Toyota'] }, `${ROOT}?make=Toyota`, false],
    [{ location_name: ['Newstead'] }, `${ROOT}?location_name=Newstead`, false],
  ])('[RT-03] without a vocabulary %j is %s', (fields, url, indexable) => {
    expect(canonicalSearch(fields, { slug: 'a' })).toEqual({ url, indexable });
  });

  it('law: the canonical page has the same results', () => {
    const restricts = ({
      currentPath: _path,
      tracking: _tracking,
      ...facets
    }: ReturnType<typeof searchState>) => facets;
    fc.assert(
      fc.property(anyFields, (fields) => {
        const state = searchState(fields, site);
        const canonical = parseSearchUrl(canonicalSearch(state, site).url, site);
        expect(restricts(canonical)).toEqual(restricts(state));
        expect(canonicalSearch(canonical, site).url).toBe(canonicalSearch(state, site).url);
      }),
    );
  });
});
