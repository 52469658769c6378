import { parseCar } from '@forecourt/vehicle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceGauge } from './priceGauge.ts';
import { stockMarket } from './stockMarket.ts';

const carOf = (id: number, price: number | null, change: Record<string, unknown> = {}) =>
  parseCar({
    id,
    make: 'Nissan',
    model: 'X-Trail',
    price,
    price_type: 'Drive Away',
    autograb_data: { average_market_price: 30_000 },
    ...change,
  });
const car = carOf(1, 28_990);
const fiveAt = (prices: number[], change = {}) => prices.map((price, at) => carOf(at + 2, price, change));

describe('stockMarket', () => {
  it('[PR-04] computes the range from vehicles of the same model, as ratios to their averages', () => {
    const sample = fiveAt([27_000, 28_500, 30_000, 31_500, 33_000]);
    expect(stockMarket(car, sample)).toEqual({
      fill: (32_400 - 28_990) / 4800,
      listing_price: 28_990,
      market_range_min: 27_600,
      market_range_max: 32_400,
      confidence: 5 / 15,
      description:
        'Asking prices of 5 Nissan X-Trail vehicles in stock, each compared with its market average.',
      sample_size: 5,
      price_type: 'Drive away',
    });
  });

  it('falls back to all comparable vehicles if there are too few of the model, with less confidence', () => {
    const kind = Array.from({ length: 8 }, (_, at) =>
      carOf(at + 20, 28_000 + at * 500, { model: 'Qashqai' }),
    );
    const found = stockMarket(car, [...fiveAt([29_000]), ...kind]);
    expect(found).toMatchObject({ sample_size: 9, confidence: 9 / 39 });
    expect(found?.description).toContain('9 comparable vehicles');
    expect(stockMarket(car, kind.slice(0, 7))).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['the vehicle has no price', { price: null }, {}],
    ['the vehicle has no average', { autograb_data: null }, {}],
    ['its average is 0', { autograb_data: { average_market_price: 0 } }, {}],
    ['the others include something else', {}, { price_type: 'EGC' }],
    ['the others have no average', {}, { autograb_data: null }],
  ])('is null where %s', (_, own, others) => {
    const sample = fiveAt([27_000, 28_500, 30_000, 31_500, 33_000], others);
    expect(stockMarket(carOf(1, 28_990, own), sample)).toBeNull();
  });

  it('is null if all ratios are equal, and leaves out the vehicle itself', () => {
    expect(stockMarket(car, fiveAt([30_000, 30_000, 30_000, 30_000, 30_000]))).toBeNull();
    expect(stockMarket(car, [car, car, car, car, car, car])).toBeNull();
  });

  it('law: the result is always valid input of the gauge', () => {
    const price = fc.integer({ min: -5, max: 300_000 });
    fc.assert(
      fc.property(price, fc.array(price, { maxLength: 30 }), (own, others) => {
        const found = stockMarket(carOf(1, own), fiveAt(others));
        fc.pre(found !== null);
        expect(found.fill).toBeGreaterThanOrEqual(0);
        expect(found.fill).toBeLessThanOrEqual(1);
        expect(found.market_range_max).toBeGreaterThan(found.market_range_min);
        if (found.listing_price > found.market_range_max) expect(priceGauge(found)).toBeNull();
      }),
    );
  });
});
