import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFields } from '../testing/anyFields.ts';
import { site } from '../testing/site.ts';
import { formatSearchUrl } from './formatSearchUrl.ts';
import { parseSearchUrl } from './parseSearchUrl.ts';
import { tidySearchUrl } from './tidySearchUrl.ts';

const ROOT = '/search/new-used-and-demo-cars/';

describe('tidySearchUrl', () => {
  it.each([
    ['the root', ROOT],
    ['another order of parameters', `${ROOT}?price=-30000&make=Toyota&body=SUV`],
    ['parameters of others', `${ROOT}?gclid=1&make=Toyota`],
    ['tracking parameters', `${ROOT}?utm_source=mail`],
    ['spaces as plus or percent', '/search/used-cars?query=land+rover&make=Land%20Rover'],
    ['a hash', `${ROOT}?make=Toyota#top`],
  ])('does not redirect a URL with %s', (_name, url) => {
    expect(tidySearchUrl(url, site)).toBeNull();
  });

  it.each([
    ['[SR-01] a page below the first', `${ROOT}?page=-1`, ROOT],
    ['[SR-01] the first page', `${ROOT}?page=1`, ROOT],
    ['[SR-01] a page above the maximum', `${ROOT}?page=1000000000`, ROOT],
    ['[SR-08] an unknown order', `${ROOT}?sortBy=cheapest`, ROOT],
    ['[SR-08] the default order', `${ROOT}?sortBy=most-relevant`, ROOT],
    ['[SR-02] a broken span', `${ROOT}?price=cheap&year=2018-`, `${ROOT}?year=2018-`],
    ['[SR-02] a range with swapped ends', `${ROOT}?price=30000-10000`, `${ROOT}?price=10000-30000`],
    ['a maximum below the minimum', `${ROOT}?year_min=2020&year_max=2015`, `${ROOT}?year=2015-2020`],
    [
      'typed amounts',
      `${ROOT}?price_min=30k&price_max=1.5m&km_max=90+000+km`,
      `${ROOT}?km=-90000&price=30000-1500000`,
    ],
    ['a number above the engine’s maximum', `${ROOT}?km_max=999999999999`, `${ROOT}?km=-2147483647`],
    ['a fraction', `${ROOT}?price_max=30000.40`, `${ROOT}?price=-30000`],
    [
      'one end that is not a number, which is kept for the error message',
      `${ROOT}?price_min=cheap&price_max=30k`,
      `${ROOT}?price=-30000&price_min=cheap`,
    ],
    ['[SR-02] another spelling', `${ROOT}?make=land+rover`, `${ROOT}?make=Land+Rover`],
    ['[SR-02] a value twice', `${ROOT}?body=SUV&body=SUV`, `${ROOT}?body=SUV`],
    ['[SR-02] empty values', `${ROOT}?query=&make=&km=`, ROOT],
    ['fields of a form', `${ROOT}?price_min=%245%2C000&price_max=`, `${ROOT}?price=5000-`],
    ['empty fields of a form', `${ROOT}?price_min=&price_max=&query=+`, ROOT],
    ['a value that the path cannot express', '/search/toyota?make=Mazda', `${ROOT}?make=Mazda&make=Toyota`],
    ['foreign parameters', `${ROOT}?page=0&gclid=1&fbclid=2`, `${ROOT}?gclid=1&fbclid=2`],
  ])('redirects %s to the normalised URL', (_name, url, tidy) => {
    expect(tidySearchUrl(url, site)).toBe(tidy);
  });

  it('drops foreign parameters above the maximum length', () => {
    expect(tidySearchUrl(`${ROOT}?page=0&x=${'y'.repeat(3000)}`, site)).toBe(ROOT);
  });

  it('[SR-01] law: does not redirect the URL of a state, or its own target', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(tidySearchUrl(formatSearchUrl(fields, site), site)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.constantFrom(ROOT, '/search/toyota'), (query, path) => {
        const url = `${path}?${query}`;
        const tidy = tidySearchUrl(url, site) ?? url;
        expect(tidySearchUrl(tidy, site)).toBeNull();
        expect(parseSearchUrl(tidy, site)).toEqual(parseSearchUrl(url, site));
      }),
    );
  });
});
