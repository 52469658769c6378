import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceGauge } from './priceGauge.ts';
import type { PriceGaugeResponse } from './priceGauge.ts';

const response: PriceGaugeResponse = {
  fill: 0.5,
  listing_price: 20_000,
  market_range_min: 19_000,
  market_range_max: 24_000,
  confidence: 0.9,
};

describe('priceGauge', () => {
  it.each([
    [0, 0, 'low', 'Good Deal'],
    [0.05, 0.05, 'low', 'Good Deal'],
    [0.29999, 0.29999, 'low', 'Good Deal'],
    [0.3, 0.3, 'medium', 'Good Deal'],
    [0.59999, 0.59999, 'medium', 'Good Deal'],
    [0.6, 0.6, 'high', 'Good Deal'],
    [0.64999, 0.64999, 'high', 'Good Deal'],
    [0.65, 0.65, 'high', 'Great Deal'],
    [1, 1, 'high', 'Great Deal'],
    [1.2, 1, 'high', 'Great Deal'],
    [-0.2, 0, 'low', 'Good Deal'],
  ])('[PR-04] fills %d to %d: %s, %s', (given, fill, band, label) => {
    expect(priceGauge({ ...response, fill: given }, { label: 'literal' })).toEqual({ fill, band, label });
  });

  it.each<[PriceGaugeResponse, boolean]>([
    [{ confidence: 0.2 }, false],
    [{ confidence: 0.2001 }, true],
    [{ confidence: 0 }, false],
    [{ confidence: 1 }, true],
    [{ market_range_max: 20_000 }, true],
    [{ market_range_max: 19_999.99 }, false],
    [{ market_range_min: 20_001 }, true],
    [{ market_range_min: 0 }, true],
    [{ listing_price: 24_000 }, true],
    [{ listing_price: 24_001 }, false],
  ])('[PR-04] shows the gauge for %j: %j', (fields, shown) => {
    expect(priceGauge({ ...response, ...fields }) !== null).toBe(shown);
  });

  it.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const)(
    '[PR-04] hides the gauge without %s',
    (field) => {
      expect(priceGauge({ ...response, [field]: null })).toBe(null);
      expect(priceGauge({ ...response, [field]: undefined })).toBe(null);
      expect(priceGauge({ ...response, [field]: Number.NaN })).toBe(null);
    },
  );

  it('[PR-04] hides the gauge without a response', () => {
    expect(priceGauge(null)).toBe(null);
    expect(priceGauge({})).toBe(null);
  });

  it.each([
    [0.29, 0.3, ''],
    [0.3, 0.3, 'Good Deal'],
    [0.7, 0.8, ''],
    [0, 0, 'Good Deal'],
  ])('[PR-04] at fill %d with labelMinFill %d has the label %j', (fill, labelMinFill, label) => {
    expect(priceGauge({ ...response, fill }, { labelMinFill, label: 'literal' })?.label).toBe(label);
  });

  it.each<[string, PriceGaugeResponse, number | null, string]>([
    ['a dollar below the average', { fill: 0.5 }, 20_001, 'Good Deal'],
    ['at the average', { fill: 0.5 }, 20_000, 'Fair price'],
    ['above the average, in the low band', { fill: 0.29 }, 19_000, ''],
    ['above the average, though the fill is high', { fill: 0.9 }, 19_000, 'Fair price'],
    ['far below the average', { fill: 0.9 }, 25_000, 'Great Deal'],
    ['below the middle of the market, its average unknown', { fill: 0.5 }, null, 'Good Deal'],
    [
      'at the middle of the market, its average unknown',
      { fill: 0.5, market_range_max: 21_000 },
      null,
      'Fair price',
    ],
    ['below an average that is no number', { fill: 0.5 }, Number.NaN, 'Good Deal'],
  ])(
    '[PR-04] the label of a price %s, unless the site sets the literal label, is %s',
    (_name, fields, average, label) => {
      expect(priceGauge({ ...response, ...fields }, { average })?.label).toBe(label);
    },
  );

  it('[PR-04] law: has no deal label for a price at or above the average', () => {
    const dollars = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(
        dollars,
        dollars,
        dollars,
        dollars,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (price, min, max, average, fill) => {
          const figures = {
            fill,
            listing_price: price,
            market_range_min: min,
            market_range_max: max,
            confidence: 0.9,
          };
          const claim = priceGauge(figures, { average })?.label ?? '';
          expect(claim.endsWith('Deal') && price >= average).toBe(false);
        },
      ),
    );
  });

  it('[PR-04] law: a higher fill never has a lower label', () => {
    const fills = fc.tuple(
      fc.double({ min: -1, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
    );
    const bands = ['low', 'medium', 'high'];
    const labels = ['', 'Good Deal', 'Great Deal'];
    fc.assert(
      fc.property(fills, fc.double({ min: 0, max: 1, noNaN: true }), ([fill, more], labelMinFill) => {
        const less = priceGauge({ ...response, fill }, { labelMinFill });
        const better = priceGauge({ ...response, fill: fill + more }, { labelMinFill });
        if (less === null || better === null) throw new Error('the gauge must show');
        expect(better.fill).toBeGreaterThanOrEqual(less.fill);
        expect(bands.indexOf(better.band)).toBeGreaterThanOrEqual(bands.indexOf(less.band));
        expect(labels.indexOf(better.label)).toBeGreaterThanOrEqual(labels.indexOf(less.label));
      }),
    );
  });
});
