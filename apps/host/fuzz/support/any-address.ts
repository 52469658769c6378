import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import fc from 'fast-check';

const ROOT = '/search/new-used-and-demo-cars/';
const OTHERS = [
  'query',
  'page',
  'sortBy',
  'near',
  'radius',
  'bounds',
  'words',
  'price_min',
  'km_max',
  'utm_source',
];
const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXT_FACETS, ...RANGE_FACETS) },
  { weight: 4, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 12 })) },
);
const value = fc.oneof(
  fc.constantFrom('Toyota', 'SUV', 'used', 'diesel', 'true', '7', 'lowest-price', 'nearest', '4000', 'perth'),
  fc.constantFrom(
    'red suv under 30k near brisbane',
    'hilux 2018 or newer',
    '7 seater diesel 4wd',
    'under 100k',
  ),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e9',
    '1000000000',
    '9-1',
    '-30000',
    '10000-30000',
    'NaN',
    '`]||id:*',
    '%',
    '%00',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('x'.repeat(3_000), ' a'.repeat(1_500), '('.repeat(500)),
);
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ROOT) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '/search/used-cars',
      '/search/new-cars',
      '/search/suv-cars',
      '/search/toyota',
      '/search/toyota/rav4',
      '/search/newstead',
      '/search/nobody',
      '/search',
      '/used-car/used/',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((text) => `/search/${encodeURIComponent(text)}`) },
);
const parameters = fc.oneof(
  { weight: 12, arbitrary: fc.array(fc.tuple(name, value), { maxLength: 8 }) },
  // Five hundred values of one facet.
  { weight: 1, arbitrary: fc.tuple(name, value).map((pair) => Array.from({ length: 500 }, () => pair)) },
);

/** A random URL of the search page with valid, malformed and hostile values. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(path, parameters)
  .map(([at, pairs]) => `${at}?${new URLSearchParams(pairs).toString()}`.slice(0, 12_000));
