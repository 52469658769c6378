import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuationAnswersSchema } from './answers.ts';
import type { Comparable } from './comparable.ts';
import type { NoFigureReason } from './noFigure.ts';
import { good, stockAt, TODAY, vehicle } from './test/samples.ts';
import { valueVehicle, type Valuation } from './valueVehicle.ts';

const { condition, service_history, accidents } = valuationAnswersSchema.shape;
const market = stockAt([28_000, 30_000, 32_000]);
const rangeOf = (valuation: Valuation) => ('range' in valuation ? valuation.range : null);
const value = (
  changes: Partial<typeof vehicle> = {},
  answers: Partial<Parameters<typeof valueVehicle>[1]> = {},
  stock: readonly Comparable[] = market,
) => valueVehicle({ ...vehicle, ...changes }, { ...good, ...answers }, { stock, today: TODAY });

describe('valueVehicle', () => {
  it('[EN-06] is a range with its reasons, its basis and its last day', () => {
    expect(value({}, { condition: 'fair' })).toEqual({
      range: {
        // 29,000 × 0.85 × 0.92 × 0.96 = 21,770.9; 31,000 × 0.85 × 0.92 × 1.04 = 25,211.7
        min: 21_700,
        max: 25_300,
        reasons: [
          { text: 'Middle of the advertised prices, without government charges', amount: 30_000 },
          { text: 'Preparation, warranty and selling by the dealer', amount: -4500 },
          { text: 'Fair condition', amount: -2000 },
        ],
        basis: 'Based on the prices of 3 similar vehicles that were for sale on 21 November 2026.',
        validUntil: '2026-11-28',
      },
    });
  });

  it('[EN-06] names the effect of year and kilometres, and the first and last day of the prices', () => {
    const stock = [...stockAt([30_000, 30_000], { year: 2022, km: 20_000 }), ...stockAt([30_000])].map(
      (each, at) => ({ ...each, advertisedOn: at === 0 ? '2026-10-03' : TODAY }),
    );
    expect(rangeOf(value({}, {}, stock))).toMatchObject({
      reasons: [
        { amount: 30_000 },
        { text: 'Built in 2021', amount: -2400 },
        { text: '60,000 km', amount: -2700 },
        { amount: -3700 },
      ],
      basis:
        'Based on the prices of 3 similar vehicles that were for sale from 3 October 2026 to 21 November 2026.',
    });
  });

  it.each<[string, Parameters<typeof value>, NoFigureReason]>([
    ['of 2018 in 2026', [{ year: 2018 }], 'too-old'],
    ['over 100,000 km', [{ km: 100_001 }], 'too-far'],
    ['old and far', [{ year: 2018, km: 100_001 }], 'too-old'],
    ['without stock', [{}, {}, []], 'too-few'],
    ['with two comparable vehicles', [{}, {}, market.slice(1)], 'too-few'],
    ['of another model', [{ model: 'Kluger' }], 'too-few'],
    ['of another make', [{ make: 'Kia' }], 'too-few'],
    ['of another body', [{ body: 'ute' }], 'too-few'],
    ['of another transmission', [{ transmission: 'Manual' }], 'too-few'],
    ['worth a few dollars', [{}, {}, stockAt([400, 400, 400])], 'too-low'],
  ])('[EN-06] has no figure for a vehicle %s', (_, given, none) => {
    expect(value(...given)).toEqual({ none });
  });

  it.each<[string, Partial<Comparable>, boolean]>([
    ['2 years older', { year: 2019 }, true],
    ['3 years older', { year: 2018 }, false],
    ['2 years newer', { year: 2023 }, true],
    ['3 years newer', { year: 2024 }, false],
    ['in other letters', { make: ' TOYOTA', model: 'rav4 ' }, true],
    ['of unknown body and transmission', { body: null, transmission: null }, true],
    ['seen 90 days ago', { advertisedOn: '2026-08-23' }, true],
    ['seen 91 days ago', { advertisedOn: '2026-08-22' }, false],
    ['of tomorrow', { advertisedOn: '2026-11-22' }, false],
    ['at $200', { price: 200 }, false],
    ['without a price', { price: Number.NaN }, false],
    ['without kilometres', { km: Number.NaN }, false],
  ])('a vehicle %s counts: %j is %j', (_, changes, counts) => {
    const stock = [...market.slice(1), ...stockAt([28_000], changes)];
    expect(rangeOf(value({}, {}, stock)) !== null).toBe(counts);
  });

  it.each([
    [7, 100_000, true],
    [8, 100_000, false],
    [7, 100_000.5, false],
  ])('[EN-06] %i years and %d km have a figure: %j', (years, km, has) => {
    const stock = stockAt([30_000, 30_000, 30_000], { year: 2026 - years });
    expect(rangeOf(value({ year: 2026 - years, km }, {}, stock)) !== null).toBe(has);
  });

  it('takes government charges out of drive-away prices', () => {
    const driveAway = stockAt([28_000, 30_000, 32_000], { driveAway: true });
    expect(rangeOf(value({}, {}, driveAway))?.reasons[0]?.amount).toBe(28_500);
  });
});

const comparable = fc.record({
  make: fc.constant('Toyota'),
  model: fc.constantFrom('RAV4', 'Kluger'),
  year: fc.integer({ min: 2018, max: 2025 }),
  km: fc.integer({ min: 0, max: 300_000 }),
  body: fc.constantFrom('suv', null),
  transmission: fc.constantFrom('Automatic', null),
  price: fc.integer({ min: 0, max: 200_000 }),
  driveAway: fc.boolean(),
  advertisedOn: fc.constantFrom(TODAY, '2026-10-01', '2025-01-01'),
});
const stocks = fc.array(comparable, { minLength: 2, maxLength: 30 });
const answers = fc.record({
  condition: fc.constantFrom(...condition.options),
  service_history: fc.constantFrom(...service_history.options),
  accidents: fc.constantFrom(...accidents.options),
});
const kms = fc.integer({ min: 0, max: 120_000 });
const years = fc.integer({ min: 2018, max: 2026 });

/** Whether the second valuation is at most the first: a lower or equal range, or none. */
function isNoMore(first: Valuation, second: Valuation): boolean {
  const [high, low] = [rangeOf(first), rangeOf(second)];
  if (!low) return true;
  return high !== null && low.min <= high.min && low.max <= high.max;
}

describe('laws of valueVehicle', () => {
  it('[EN-06] more kilometres never give more', () => {
    fc.assert(
      fc.property(stocks, answers, years, kms, kms, (stock, given, year, one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b);
        const [first, second] = [less, more].map((km) => value({ year, km }, given, stock));
        expect(first && second && isNoMore(first, second)).toBe(true);
      }),
    );
  });

  it.each([
    ['condition', condition.options],
    ['service_history', service_history.options],
    ['accidents', accidents.options],
  ] as const)('[EN-06] a worse %s never gives more', (name, options) => {
    fc.assert(
      fc.property(stocks, answers, years, kms, (stock, given, year, km) => {
        const all = options.map((option) => value({ year, km }, { ...given, [name]: option }, stock));
        const isOrdered = all.every((each, at) => {
          const better = all[at - 1];
          return !better || isNoMore(better, each);
        });
        expect(isOrdered).toBe(true);
      }),
    );
  });

  it('[EN-06] is never a point: whole hundreds, the low end below the high end', () => {
    fc.assert(
      fc.property(stocks, answers, years, kms, (stock, given, year, km) => {
        const range = rangeOf(value({ year, km }, given, stock));
        if (!range) return;
        expect(range.min % 100).toBe(0);
        expect(range.max % 100).toBe(0);
        expect(range.min).toBeLessThan(range.max);
        expect(range.reasons.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      }),
    );
  });

  it('[EN-06] does not depend on the order of the stock', () => {
    fc.assert(
      fc.property(stocks, answers, years, (stock, given, year) => {
        expect(value({ year }, given, stock.toReversed())).toEqual(value({ year }, given, stock));
      }),
    );
  });

  it('[EN-06] all prices k times as high give a range k times as high, within the rounding', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 2, max: 5 }), (given, k) => {
        const once = rangeOf(value({}, given));
        const times = rangeOf(
          value(
            {},
            given,
            market.map((each) => ({ ...each, price: each.price * k })),
          ),
        );
        expect(Math.abs((times?.min ?? 0) - (once?.min ?? 0) * k)).toBeLessThanOrEqual(100 * k);
        expect(Math.abs((times?.max ?? 0) - (once?.max ?? 0) * k)).toBeLessThanOrEqual(100 * k);
      }),
    );
  });
});
