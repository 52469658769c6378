import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/site.ts';
import { cleanText } from './cleanText.ts';
import { CARAVAN_FACETS, RANGE_FACETS, TEXT_FACETS, type TextFacet } from './facets.ts';
import { formatRange, parseRange, rangeValues } from './rangeValues.ts';
import { textValues } from './textValues.ts';
import { trackingParams } from './trackingParams.ts';

describe('facets', () => {
  it('[SR-02] are those of the specification and of caravans, in alphabetical order', () => {
    const specified =
      'badge, status, car_type, categories, city, colour, dealership_name, filtered_features, item_type, km, location_name, make, make_model, model, price, subscription_price, price_range, seats, body, drive, fuel, transmission, state, tag, weekly_price_range, year, certified, created_at_timestamp';
    expect([...TEXT_FACETS, ...RANGE_FACETS].sort()).toEqual(
      [...specified.split(', '), ...CARAVAN_FACETS].sort(),
    );
    expect(TEXT_FACETS).toEqual(TEXT_FACETS.toSorted());
    expect(RANGE_FACETS).toEqual(RANGE_FACETS.toSorted());
  });
});

describe('cleanText', () => {
  it.each([
    ['rav4', 'rav4'],
    ['  land \t\n rover ', 'land rover'],
    ['a\u0000b\u0007c\u0085d', 'a b c d'],
    ['\ud800a', '\ufffda'],
    ['Citroën', 'Citroën'],
    ['', ''],
    [' ', ''],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    [`${'x'.repeat(98)}😀z`, `${'x'.repeat(98)}😀`],
  ])('makes %j %j', (text, expected) => {
    expect(cleanText(text, 100)).toBe(expected);
  });

  it('law: cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, max) => {
          const clean = cleanText(text, max);
          expect(cleanText(clean, max)).toBe(clean);
          expect(clean.length).toBeLessThanOrEqual(max);
          expect(clean).not.toMatch(/^\s|\s$|\s\s|\p{Cc}|\p{Surrogate}/u);
        },
      ),
    );
  });

  it('is fast for a text of a million characters', () => {
    expect(cleanText(' a'.repeat(500_000), 200)).toHaveLength(199);
  });
});

describe('textValues', () => {
  const valuesOf = (facet: TextFacet, values: string[]) => textValues(facet, values, site.vocabulary);

  it.each([
    ['make', ['toyota', 'Toyota', 'TOYOTA '], ['Toyota']],
    ['make', ['land-rover', 'Citroen'], ['Citroën', 'Land Rover']],
    ['make', ['Nobody', 'nobody'], ['Nobody', 'nobody']],
    ['model', ['rav4', 'range rover sport'], ['RAV4', 'Range Rover Sport']],
    ['location_name', ['newstead'], ['Harbour City Motors Newstead - Sales']],
    ['dealership_name', ['harbour city motors'], ['Harbour City Motors']],
    ['colour', ['red', 'Red'], ['Red', 'red']],
    ['car_type', ['Used', 'DEMO', 'stolen', 'pre-owned'], ['demo', 'used']],
    ['state', ['Queensland', 'qld', 'N.S.W.', 'Otago'], ['NSW', 'Otago', 'QLD']],
    ['item_type', ['caravan', 'boat'], ['caravan']],
    ['sleeps', ['5', '10', '2', '0', '02', '2.5', '100', '-1', 'two'], ['10', '2', '5']],
    ['certified', ['TRUE', 'yes', '1', 'false'], ['false', 'true']],
    ['badge', ['', ' ', '---', '`', '&&', '18"', 'ñ'], ['18"', 'ñ']],
    ['tag', ['b', 'a', 'b'], ['a', 'b']],
  ] as const)('[SR-02] reads %s %j as %j', (facet, values, expected) => {
    expect(valuesOf(facet, [...values])).toEqual(expected);
  });

  it('keeps 50 values at most', () => {
    const many = Array.from({ length: 500 }, (_, at) => `badge ${String(at).padStart(3, '0')}`);
    expect(valuesOf('badge', many)).toEqual(many.slice(0, 50));
  });

  it('is empty without input', () => {
    expect(textValues('make', undefined, undefined)).toEqual([]);
    expect(textValues('make', ['kia'], undefined)).toEqual(['kia']);
  });
});

describe('rangeValues', () => {
  it.each([
    ['10000-30000', 10_000, 30_000],
    ['10000-', 10_000, null],
    ['-30000', null, 30_000],
    ['2020', 2020, 2020],
    ['2020-2020', 2020, 2020],
    ['0-0', 0, 0],
    [' 5-7 ', 5, 7],
    ['007', 7, 7],
  ])('[SR-02] parses %j as %j to %j', (text, min, max) => {
    expect(parseRange(text)).toEqual({ min, max });
  });

  it.each(['', '-', '--', 'a', '1-b', '1.5', '-1-2', '1-2-3', '1e9', '999999999999', '$10,000', '٣'])(
    '[SR-02] returns null for %j',
    (text) => {
      expect(parseRange(text)).toBeNull();
    },
  );

  it.each([
    ['year', [[2020, 2018]], [[2018, 2020]]],
    ['year', [[null, null]], []],
    [
      'year',
      [
        [2147483647, null],
        [2147483648, null],
      ],
      [[2147483647, null]],
    ],
    ['price', [[99_999_999_999, null]], [[99_999_999_999, null]]],
    ['price', [[100_000_000_000, null]], []],
    [
      'price',
      [
        [-1, 5],
        [1.5, 5],
        [Number.NaN, 5],
        [5, Infinity],
      ],
      [],
    ],
    [
      'price',
      [
        [5, 9],
        [5, 9],
        [null, 3],
        [5, null],
        [2, 4],
      ],
      [
        [null, 3],
        [2, 4],
        [5, 9],
        [5, null],
      ],
    ],
    [
      'seats',
      [
        [5, 5],
        [7, 7],
      ],
      [
        [5, 5],
        [7, 7],
      ],
    ],
    ['km', [[0, 0]], [[0, 0]]],
    [
      'km',
      [
        [-0, null],
        [null, -0],
      ],
      [
        [null, 0],
        [0, null],
      ],
    ],
  ] as const)('[SR-02] keeps of %s %j %j', (facet, ranges, expected) => {
    const spans = (pairs: readonly (readonly [number | null, number | null])[]) =>
      pairs.map(([min, max]) => ({ min, max }));
    expect(rangeValues(facet, spans(ranges))).toEqual(spans(expected));
  });

  it('keeps 10 ranges at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ min: at, max: at }));
    expect(rangeValues('seats', many)).toEqual(many.slice(0, 10));
    expect(rangeValues('seats', undefined)).toEqual([]);
  });

  it('[SR-02] law: parses its own output', () => {
    const end = fc.option(fc.nat(99_999_999_999));
    fc.assert(
      fc.property(end, end, (min, max) => {
        fc.pre(min !== null || max !== null);
        expect(parseRange(formatRange({ min, max }))).toEqual({ min, max });
      }),
    );
  });
});

describe('trackingParams', () => {
  it('keeps utm parameters, cleaned and in order', () => {
    const params = {
      utm_source: ' news ',
      utm_medium: 'cpc',
      utm_b: '',
      email: 'x',
      UTM_X: 'y',
      utm_: 'z',
      'utm_a-b': 'q',
    };
    expect(trackingParams(params)).toEqual({ utm_medium: 'cpc', utm_source: 'news' });
    expect(Object.keys(trackingParams(params))).toEqual(['utm_medium', 'utm_source']);
    expect(trackingParams(undefined)).toEqual({});
  });

  it('keeps 10 at most', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`utm_${String.fromCharCode(97 + at)}`, '1']),
    );
    expect(Object.keys(trackingParams(many)).join('')).toBe(
      'utm_autm_butm_cutm_dutm_eutm_futm_gutm_hutm_iutm_j',
    );
  });
});
