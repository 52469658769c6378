import { MOST_FEATURES } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { warnings } from '../warning.ts';
import { cleanText } from './cleanText.ts';
import { looksSold, LONGEST_COMMENTS, readComments } from './readComments.ts';
import { readFeatures } from './readFeatures.ts';
import { readFeedDate } from './readFeedDate.ts';
import { readImageUrls } from './readImageUrls.ts';
import { readKm } from './readKm.ts';
import { makeOfTitle, readMake } from './readMake.ts';
import { readPrice, readTerms } from './readPrice.ts';
import { readStockNumber } from './readStockNumber.ts';
import { checkDigit, readVin } from './readVin.ts';
import { readYear } from './readYear.ts';
import { repairMojibake } from './repairMojibake.ts';

/** Runs a reader and returns its value with the codes of its warnings. */
function read<Value>(reader: (warn: ReturnType<typeof warnings>['warn']) => Value) {
  const { list, warn } = warnings();
  return { value: reader(warn), codes: list.map(({ code }) => code) };
}

describe('readPrice', () => {
  it.each([
    ['$12,990 DRIVE AWAY', 12_990, 'Drive Away', []],
    ['$23,450* Excl. Govt Charges', 23_450, 'Excl. Govt. Charges', []],
    ['$31,000 Estimated Drive Away', 31_000, 'Est. Drive Away', []],
    ['19990 + plus government charges', 19_990, 'Excl. Govt. Charges', []],
    ['55880 AUD', 55_880, null, []],
    ['12345.00 AUD', 12_345, null, []],
    ['18990.50', 18_990.5, null, []],
    ['1,250,000', 1_250_000, null, []],
    ['9999', 9_999, null, []],
    ['100', 100, null, []],
    ['5000000', 5_000_000, null, []],
    ['', null, null, ['no_price']],
    [null, null, null, ['no_price']],
    ['0', null, null, ['no_price']],
    ['$0.00', null, null, ['no_price']],
    ['POA', null, null, ['no_price']],
    ['P.O.A.', null, null, ['no_price']],
    ['Call for price', null, null, ['no_price']],
    ['make an offer', null, null, ['no_price']],
    ['-15990', null, null, ['invalid_price']],
    ['1', null, null, ['placeholder_price']],
    ['11', null, null, ['placeholder_price']],
    ['99', null, null, ['placeholder_price']],
    ['99999', null, null, ['placeholder_price']],
    ['123456', null, null, ['placeholder_price']],
  ])('parses %j as %j, %j, with the warnings %j', (text, price, terms, codes) =>
    expect(read((warn) => readPrice(text, warn))).toEqual({ value: { price, terms, review: false }, codes }),
  );

  it.each([
    ['24.990,00', 'ambiguous_number'],
    ['24.990', 'ambiguous_number'],
    ['24990,5', 'ambiguous_number'],
    ['2,4990', 'ambiguous_number'],
    ['24 990', 'ambiguous_number'],
    ["24'990", 'ambiguous_number'],
    ['5000001', 'price_out_of_range'],
    ['99999999', 'price_out_of_range'],
  ])('needs review for %j, with the warning %s', (text, code) =>
    expect(read((warn) => readPrice(text, warn))).toMatchObject({
      value: { price: null, review: true },
      codes: [code],
    }),
  );

  it.each([
    ['drive_away_price'.replaceAll('_', ' '), 'Drive Away'],
    ['estimated drive away price', 'Est. Drive Away'],
    ['excluding government charges price', 'Excl. Govt. Charges'],
    ['EGC', 'Excl. Govt. Charges'],
    ['DAP', 'Drive Away'],
    ['before on roads', 'Excl. Govt. Charges'],
    ['cheap', null],
    [null, null],
  ])('parses the terms of %j: %j', (text, terms) => expect(readTerms(text)).toBe(terms));
});

describe('readKm', () => {
  it.each([
    ['87,450 kms', 'used', 87_450, []],
    ['87450', 'used', 87_450, []],
    ['87k', 'used', 87_000, []],
    ['54000 mi', 'used', 86_905, ['unit_converted']],
    ['12345 km', 'used', 12_345, []],
    ['0', 'new', 0, []],
    ['2000', 'new', 2_000, []],
    ['2000000', 'used', 2_000_000, []],
    [null, 'used', null, []],
    ['-4500', 'used', null, ['invalid_km']],
    ['low', 'used', null, ['invalid_km']],
    ['2000001', 'used', null, ['km_out_of_range']],
    ['999999999', 'new', null, ['km_out_of_range']],
  ] as const)('parses %j of a %s car as %j, with the warnings %j', (text, type, km, codes) =>
    expect(read((warn) => readKm(text, type, warn))).toEqual({
      value: { km, review: false },
      codes: [...codes],
    }),
  );

  it('needs review for a new car with more than 2,000 km', () =>
    expect(read((warn) => readKm('2001', 'new', warn))).toEqual({
      value: { km: 2_001, review: true },
      codes: ['new_with_km'],
    }));
});

describe('readVin', () => {
  it.each([
    ['6ZZ4KAUU2LD587621', '6ZZ4KAUU2LD587621', []],
    [' 6zz36fm3xpd718420 ', '6ZZ36FM3XPD718420', []],
    ['6ZZVWRXZXND714298', '6ZZVWRXZXND714298', ['vin_check_digit']],
    ['', null, []],
    [null, null, []],
    ['6ZZFOL8W3ND030615', null, ['vin_illegal_char']],
    ['6ZZZS5GX7CD32669', null, ['vin_length']],
    ['00000000000000000', null, ['vin_placeholder']],
    ['TBA', null, ['vin_placeholder']],
    ['12345678901234567', null, ['vin_placeholder']],
  ])('parses %j as %j, with the warnings %j', (text, vin, codes) =>
    expect(read((warn) => readVin(text, warn))).toEqual({ value: vin, codes }),
  );

  // Two VINs with their check digits as ISO 3779 examples give them.
  it.each([
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
  ])('computes the check digit of %s as %s', (vin, digit) => expect(checkDigit(vin)).toBe(digit));
});

describe('readYear', () => {
  it.each([
    ['2019', 2_019, false, []],
    ['1940', 1_940, false, []],
    ['2027', 2_027, false, []],
    ["'19", 2_019, false, ['year_repaired']],
    ['27', 2_027, false, ['year_repaired']],
    ['28', 1_928, false, ['year_repaired']],
    ['98', 1_998, false, ['year_repaired']],
    ['2028', null, true, ['year_out_of_range']],
    ['1899', null, true, ['year_out_of_range']],
    ['soon', null, true, ['year_out_of_range']],
    [null, null, false, []],
  ])('parses %j in 2026 as %j, needs review: %j, with the warnings %j', (text, year, review, codes) =>
    expect(read((warn) => readYear(text, 2_026, warn))).toEqual({ value: { year, review }, codes }),
  );
});

describe('readFeedDate', () => {
  it.each([
    ['03/04/2026', '2026-04-03', []],
    ['2026-04-03', '2026-04-03', []],
    ['2026-03-31T22:30:00Z', '2026-04-01', []],
    ['2026-03-31 22:30:00+10:00', '2026-03-31', []],
    ['9-Oct-26', '2026-10-09', []],
    ['9 October 2026', '2026-10-09', []],
    ['21/8/26', '2026-08-21', []],
    ['46335', '2026-11-09', ['excel_date']],
    ['31/02/2026', null, ['invalid_date']],
    ['31-Feb-26', null, ['invalid_date']],
    ['soon', null, ['invalid_date']],
    ['', null, []],
    [null, null, []],
  ])('parses %j in Brisbane as %j, with the warnings %j', (text, date, codes) =>
    expect(read((warn) => readFeedDate(text, 'Australia/Brisbane', 'created_at', warn))).toEqual({
      value: date,
      codes,
    }),
  );
});

describe('readStockNumber', () => {
  it.each([
    ['0004123', '0004123', false, []],
    [' U1 ', 'U1', false, []],
    ['1.23457E+11', '1.23457E+11', true, ['stock_scientific_notation']],
    ['', null, false, ['no_stock']],
    ['N/A', null, false, ['no_stock']],
  ])('parses %j as %j, needs review: %j, with the warnings %j', (text, stocknum, review, codes) =>
    expect(read((warn) => readStockNumber(text, warn))).toEqual({ value: { stocknum, review }, codes }),
  );
});

describe('readComments', () => {
  it.each([
    ['One owner.', 'One owner.', []],
    ['<p>Great <b>value</b><br/>Call <a href="x">us</a></p>', 'Great value\nCall us', []],
    ['<ul><li>One owner</li><li>Books</li></ul>', '• One owner\n• Books', []],
    ['Price &lt; $20k &amp; more', 'Price < $20k & more', []],
    ['Nice<script>alert(1)</script> car', 'Nice car', ['unsafe_markup']],
    ['Nice<img src=x onerror="alert(1)">', 'Nice', ['unsafe_markup']],
    ['<a href="javascript:alert(2)">click</a>', 'click', ['unsafe_markup']],
    ['&lt;script&gt;alert(1)&lt;/script&gt;ok', 'ok', []],
    ['=HYPERLINK("x")', '=HYPERLINK("x")', ['formula_prefix']],
    ['- one owner\n- books', '- one owner\n- books', []],
    ['bell\u0007, zero\u200bwidth, \u202eoverride', 'bell, zerowidth, override', ['control_chars']],
    ['family 👨‍👩‍👧 car', 'family 👨‍👩‍👧 car', []],
    ['null', null, []],
    [null, null, []],
  ])('parses %j as %j, with the warnings %j', (text, comments, codes) =>
    expect(read((warn) => readComments(text, warn))).toEqual({ value: comments, codes }),
  );

  it('cuts a text that is too long, without splitting a character', () => {
    const { value, codes } = read((warn) => readComments('🚗'.repeat(LONGEST_COMMENTS), warn));
    expect(value?.length).toBeLessThanOrEqual(LONGEST_COMMENTS);
    expect(value).toMatch(/^(?:🚗)+…$/u);
    expect(codes).toEqual(['truncated']);
  });

  it.each([
    ['*** SOLD *** awaiting delivery', true],
    ['Sold to a happy customer', true],
    ['SOLD', true],
    ['deposit taken', true],
    ['SOLD with 12 months registration', false],
    ['We have sold thousands of cars', false],
    ['Will not be undersold', false],
    [null, false],
  ])('looks sold: %j is %j', (text, sold) => expect(looksSold(text)).toBe(sold));
});

describe('repairMojibake', () => {
  it.each([
    ['Â£0 deposit â€“ donâ€™t miss out', '£0 deposit – don’t miss out'],
    ['CitroÃ«n', 'Citroën'],
    ['Citroën', 'Citroën'],
    ['Très belle voiture', 'Très belle voiture'],
    ['CitroÃ«n 車', 'CitroÃ«n 車'],
    ['plain', 'plain'],
  ])('%j becomes %j', (text, repaired) => expect(repairMojibake(text)).toBe(repaired));
});

describe('cleanText', () => {
  it.each([
    [' White ', 'White'],
    ['NULL', null],
    ['-', null],
    ['\u200b', null],
    [undefined, null],
  ])('%j becomes %j', (text, cleaned) =>
    expect(read((warn) => cleanText(text, 'colour', warn)).value).toBe(cleaned),
  );
});

describe('readImageUrls', () => {
  it('keeps http(s) URLs with a host, each once', () => {
    const given = ['https://a.example/1.jpg', 'http://', 'ftp://x/y.jpg', 'javascript:alert(1)', 'not a url'];
    const more = [
      'https://user:pass@a.example/2.jpg',
      'https://localhost/3.jpg',
      ' https://a.example/1.jpg ',
      '',
    ];
    expect(read((warn) => readImageUrls([...given, ...more], warn))).toEqual({
      value: ['https://a.example/1.jpg'],
      codes: ['bad_image_url', 'duplicate_image'],
    });
  });
});

describe('readFeatures', () => {
  it('keeps each feature once, and 200 at most', () => {
    expect(read((warn) => readFeatures(['Towbar', ' Towbar', '', 'N/A', 'Sunroof'], warn))).toEqual({
      value: ['Towbar', 'Sunroof'],
      codes: [],
    });
    const many = Array.from({ length: MOST_FEATURES + 1 }, (_, index) => `Feature ${index}`);
    const { value, codes } = read((warn) => readFeatures(many, warn));
    expect(value).toHaveLength(MOST_FEATURES);
    expect(codes).toEqual(['too_many_features']);
  });
});

describe('makes', () => {
  it.each([
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['mercedes', 'Mercedes-Benz'],
    ['Citroen', 'Citroën'],
    ['bmw', 'BMW'],
    ['VW', 'Volkswagen'],
    ['Gumleaf', 'Gumleaf'],
  ])('%j is %j', (given, make) => expect(readMake(given)).toBe(make));

  it.each([
    ['Land Rover Range Rover Evoque', { make: 'Land Rover', rest: 'Range Rover Evoque' }],
    ['Rover Mini', { make: 'Rover', rest: 'Mini' }],
    ['MG MG3 Auto', { make: 'MG', rest: 'MG3 Auto' }],
    ['Unheard of', null],
    ['Kia', null],
  ])('the title %j has %j', (title, found) => expect(makeOfTitle(title)).toEqual(found));
});
