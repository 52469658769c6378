import * as fc from 'fast-check';
import { RANGE_FACETS, TEXT_FACETS } from '../state/facets.ts';
import type { SearchFields } from '../state/searchState.ts';
import { sortOptions } from '../state/sortBy.ts';

const WORDS = [
  'Toyota',
  'toyota',
  'RAV4',
  'SUV',
  'used',
  'new',
  'demo',
  'Electric',
  '4WD',
  'true',
  'car',
  'A & B',
  '18" Alloy',
  'a+b=c',
  '`',
  '',
];
const PATHS = [
  '/search/new-used-and-demo-cars/',
  '/search/used-cars',
  '/search/new-and-demo-cars',
  '/search/toyota',
  '/search/toyota/rav4',
  '/search/ev-cars',
  '/search/4x4-cars',
  '/search/hatchback-cars',
  '/search/prestige-cars',
  '/search/newstead',
  '/search/harbour-city-motors',
  '/used-car/used/',
  '/nowhere',
];

const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 12 }));
const end = fc.option(fc.oneof(fc.nat(100_000), fc.double(), fc.integer()));
const degrees = fc.oneof(
  fc.double(),
  fc.double({ min: -90, max: 90 }),
  fc.constantFrom(-27.468, 153.028, -0),
);
const point = fc.record({ lat: degrees, long: degrees });
const range = fc.record({ min: end, max: end });

/** Arbitrary search fields: some valid, most not. */
export const anyFields: fc.Arbitrary<SearchFields> = fc.record(
  {
    ...Object.fromEntries(TEXT_FACETS.map((facet) => [facet, fc.array(text, { maxLength: 4 })])),
    ...Object.fromEntries(RANGE_FACETS.map((facet) => [facet, fc.array(range, { maxLength: 3 })])),
    query: text,
    page: fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double()),
    sortBy: fc.constantFrom('nearest' as const, ...sortOptions({ near: null }, []).map(({ value }) => value)),
    near: fc.option(fc.record({ label: fc.oneof(text, fc.constant('4000@1,2')), point: fc.option(point) })),
    radiusKm: fc.option(end),
    bounds: fc.option(fc.record({ south: degrees, west: degrees, north: degrees, east: degrees })),
    currentPath: fc.constantFrom(...PATHS),
    isMinRange: fc.boolean(),
    isMaxRange: fc.boolean(),
    tracking: fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'email', '__proto__'), text),
  },
  { requiredKeys: [] },
);
