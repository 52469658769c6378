import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/site.ts';
import { anyFields } from '../testing/anyFields.ts';
import { searchState } from '../state/searchState.ts';
import { formatSearchUrl } from './formatSearchUrl.ts';
import { parseSearchUrl } from './parseSearchUrl.ts';

const parse = (url: string) => parseSearchUrl(url, site);
const canonical = (url: string) => formatSearchUrl(parse(url), site);
const ROOT = '/search/new-used-and-demo-cars/';

const anyParam = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        'make',
        'car_type',
        'price',
        'year',
        'page',
        'query',
        'sortBy',
        'utm_source',
        'price_min',
        '__proto__',
      ),
      fc.string(),
    ),
    fc.oneof(
      fc.constantFrom('Toyota', '10000-30000', '-30000', '2020', '2', 'lowest-price', '%E0%A4%A', '%00'),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map(([key, value]) => `${key}=${value}`);
const anyUrl = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom('/search/toyota', '/search/used-cars', '/used-car/new', 'https://a.example/search', ''),
      fc.array(anyParam),
    )
    .map(([path, params]) => `${path}?${params.join('&')}`),
);

describe('parseSearchUrl', () => {
  it('[SR-01] reads query, page, sort and every kind of facet', () => {
    const url = `${ROOT}?query=red+ute&page=3&sortBy=lowest-price&make=Toyota&make=Mazda&price=10000-30000&certified=true&seats=5&seats=7`;
    expect(parse(url)).toEqual(
      searchState(
        {
          query: 'red ute',
          page: 3,
          sortBy: 'lowest-price',
          make: ['Mazda', 'Toyota'],
          price: [{ min: 10_000, max: 30_000 }],
          certified: ['true'],
          seats: [
            { min: 5, max: 5 },
            { min: 7, max: 7 },
          ],
        },
        site,
      ),
    );
  });

  it.each([
    ['/search/toyota', '/search/toyota'],
    ['/search/toyota?body=SUV', '/search/toyota?body=SUV'],
    ['/search/Land-Rover/Range-Rover-Sport/', '/search/land-rover/range-rover-sport'],
    ['/search/toyota?make=Toyota', '/search/toyota'],
    ['/search/toyota?make=Mazda', `${ROOT}?make=Mazda&make=Toyota`],
    ['/search/used-cars?car_type=new', `${ROOT}?car_type=new&car_type=used`],
    ['/search/new-and-demo-cars?car_type=new', '/search/new-and-demo-cars'],
    ['/search/hatchback-cars', '/search/hatch-cars'],
    ['/search/ev-cars?fuel=Hybrid', `${ROOT}?fuel=Electric&fuel=Hybrid`],
    ['/used-car/used/?page=2', '/search/used-cars?page=2'],
    ['/search', ROOT],
    ['/search/newstead', '/search/newstead'],
    ['/search/nobody?make=Toyota', `${ROOT}?make=Toyota`],
    ['?make=Toyota', `${ROOT}?make=Toyota`],
    ['https://dealer.example/search/toyota?page=2#map', '/search/toyota?page=2'],
    ['HTTP://dealer.example:4200', ROOT],
    ['', ROOT],
  ])('[RT-03] leads %s to %s', (url, expected) => {
    expect(canonical(url)).toBe(expected);
  });

  it.each([
    ['?page=1', ''],
    ['?page=-1', ''],
    ['?page=2.5', ''],
    ['?page=abc', ''],
    ['?page=1000000000', ''],
    ['?page=999999999', '?page=10000'],
    ['?sortBy=most-relevant', ''],
    ['?sortBy=price', ''],
    ['?sortBy=nearest&sortBy=latest', '?sortBy=latest'],
    ['?near=A@1,2&sortBy=nearest&sortBy=latest', '?near=A%401%2C2&sortBy=nearest'],
    ['?body_length_min=18+ft&body_length_max=21+ft', '?body_length=18-21'],
    ['?tare_weight_max=2,000+kg&sleeps=5&sleeps=many', '?sleeps=5&tare_weight=-2000'],
    ['?year=2020-2018', '?year=2018-2020'],
    ['?year=2020-2018&year=2018-2020', '?year=2018-2020'],
    ['?year=1e9&seats=five&km=', ''],
    ['?price_min=5000&price_max=', '?price=5000-'],
    ['?price_min=&price_max=30000', '?price=-30000'],
    ['?price_min=5000&price_max=30000&year_min=2018', '?price=5000-30000&year=2018-'],
    ['?price_max=30000', '?price=-30000'],
    ['?price_min=5000', '?price=5000-'],
    ['?price_min=+5000+&price_max=+', '?price=5000-'],
    ['?price_min=5000&price=1-2', '?price=1-2&price=5000-'],
    ['?price_min=&price_max=', ''],
    ['?price_min=30000&price_max=5000', '?price=5000-30000'],
    ['?price=0-', '?price=0-'],
    ['?car_type=stolen&car_type=USED', '?car_type=used'],
    ['?make=&make=+&make=---', ''],
    ['?make=land+rover', '?make=Land+Rover'],
    ['?make=%E0%A4%A', '?make=%EF%BF%BD%25A'],
    ['?colour=a%00b', '?colour=a+b'],
    ['?foo=bar&__proto__=x&constructor=y&toString=z', ''],
    ['?currentPath=/x&isMinRange=true&tracking=1', ''],
    ['?utm_source=news&gclid=1&utm_b=', '?utm_source=news'],
    ['?query=++', ''],
    ['?query=rav4&query=hilux', '?query=rav4'],
    ['?make=Toyota;body=SUV', '?make=Toyota%3Bbody%3DSUV'],
    ['?&&=&=x&make', ''],
  ])('[SR-01] parses %s as %j, value by value', (query, expected) => {
    expect(canonical(`${ROOT}${query}`)).toBe(`${ROOT}${expected}`);
  });

  it('[SR-01] ignores a parameter that the length limit cuts', () => {
    const long = `${ROOT}?make=Toyota&query=${'x'.repeat(1_000_000)}`;
    expect(canonical(long)).toBe(`${ROOT}?make=Toyota`);
    const values = Array.from({ length: 500 }, (_, at) => `badge=b${at}`).join('&');
    expect(parse(`${ROOT}?${values}`).badge).toHaveLength(50);
    expect(canonical(`${ROOT}?${'a'.repeat(30_000)}`)).toBe(ROOT);
  });

  it('[SR-01] law: every text is a valid search', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const state = parse(url);
        expect(searchState({ ...state }, site)).toEqual(state);
        expect(parse(formatSearchUrl(state, site))).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('formatSearchUrl', () => {
  it('[SR-01] writes parameters and values in alphabetical order, and no defaults', () => {
    const fields = {
      year: [{ min: 2018, max: null }],
      tracking: { utm_source: 'a' },
      sortBy: 'latest',
      query: 'red & blue',
      page: 2,
      make: ['Toyota', 'Mazda'],
      weekly_price_range: [{ min: 100, max: 200 }],
    } as const;
    expect(formatSearchUrl(fields, site)).toBe(
      `${ROOT}?make=Mazda&make=Toyota&page=2&query=red+%26+blue&sortBy=latest&utm_source=a&weekly_price_range=100-200&year=2018-`,
    );
  });

  it('[SR-01] law: parse(format(state)) is the state', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const state = searchState(fields, site);
        expect(parse(formatSearchUrl(state, site))).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  it('[SR-01] law: also on a site that keeps the old listing', () => {
    const legacy = { ...site, legacyListing: true };
    fc.assert(
      fc.property(anyFields, (fields) => {
        const state = searchState(fields, legacy);
        expect(parseSearchUrl(formatSearchUrl(state, legacy), legacy)).toEqual(state);
      }),
    );
  });

  it('[SR-01] law: one state has one URL, for any order of values', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const reversed = Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [
            key,
            Array.isArray(value) ? value.toReversed() : value,
          ]),
        );
        const url = formatSearchUrl(fields, site);
        expect(formatSearchUrl(searchState(fields, site), site)).toBe(url);
        expect(canonical(url)).toBe(url);
        const sizes = Object.values(fields).map((value) => (Array.isArray(value) ? value.length : 0));
        if (Math.max(0, ...sizes) <= 10) expect(formatSearchUrl(reversed, site)).toBe(url);
      }),
    );
  });
});
