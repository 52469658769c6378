import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRate, type ComparisonLoan } from './comparisonRate.ts';
import { anyFee, fees, feeWith } from './test/fees.ts';

const loan: ComparisonLoan = {
  principal: 30_000,
  annualRatePercent: 6.49,
  frequency: 'monthly',
  termYears: 5,
};
const published = (rate: number | null): string => (rate ?? Number.NaN).toFixed(2);

const anyLoan = fc.record({
  principal: fc.integer({ min: 2000, max: 200_000 }),
  annualRatePercent: fc.double({ min: 0, max: 48, noNaN: true }),
  frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  balloon: fc.integer({ min: 0, max: 1500 }),
  fees: fc.array(anyFee, { maxLength: 4 }),
});

describe('comparisonRate', () => {
  it.each([
    ['St.George', { annualRatePercent: 6.49, fees: fees(195, 12) }, '7.61'],
    ['Bank of Melbourne', { annualRatePercent: 8.49, fees: fees(195, 12) }, '9.60'],
    ['CBA', { annualRatePercent: 11.7, principal: 10_000, termYears: 3, fees: fees(150, 10) }, '14.85'],
  ])('[FI-07] reproduces the published rate of %s', (_, change, rate) => {
    expect(published(comparisonRate({ ...loan, ...change }))).toBe(rate);
  });

  it.each([
    ['monthly', 8],
    ['weekly', (8 * 52.18) / 52],
    ['fortnightly', (8 * 26.09) / 26],
  ] as const)(
    '[FI-07] without fees the %s rate is the nominal rate, converted to the statutory year',
    (frequency, rate) => {
      expect(comparisonRate({ ...loan, annualRatePercent: 8, frequency })).toBeCloseTo(rate, 12);
    },
  );

  it('is 0 for a loan without interest and fees', () => {
    expect(comparisonRate({ ...loan, annualRatePercent: 0 })).toBe(0);
  });

  it('finds the rate of a loan that only has fees', () => {
    const rate = comparisonRate({ ...loan, annualRatePercent: 0, fees: fees(300, 0) });
    expect(rate).toBeGreaterThan(0.39);
    expect(rate).toBeLessThan(0.41);
  });

  it('is null if the fees are at least the advance', () => {
    expect(comparisonRate({ ...loan, fees: fees(30_000, 0) })).toBeNull();
    expect(comparisonRate({ ...loan, fees: fees(30_001, 0) })).toBeNull();
    expect(comparisonRate({ ...loan, fees: fees(29_999, 0) })).toBeGreaterThan(1000);
  });

  it.each([
    ['a negative establishment fee', { fees: fees(-1, 0) }],
    ['a fee that is not a number', { fees: fees(Number.NaN, 0) }],
    ['a negative periodic fee', { fees: fees(0, -1) }],
    ['a rate that is not a number', { annualRatePercent: Number.NaN }],
    ['a term of no years', { termYears: 0 }],
    ['a balloon above the principal', { balloon: 30_001 }],
  ])('refuses %s', (_, change) => {
    expect(() => comparisonRate({ ...loan, ...change })).toThrow(RangeError);
  });

  it('law: rises or stays with a higher fee or rate, and is at least the nominal rate', () => {
    fc.assert(
      fc.property(anyLoan, (any) => {
        const rate = comparisonRate(any) ?? Number.NaN;
        expect(rate).toBeGreaterThanOrEqual(any.annualRatePercent - 1e-9);
        for (const when of ['upfront', 'monthly', 'at-end'] as const)
          expect(
            comparisonRate({ ...any, fees: [...any.fees, feeWith({ amount: 9, when })] }),
          ).toBeGreaterThan(rate);
        expect(comparisonRate({ ...any, annualRatePercent: any.annualRatePercent + 1 })).toBeGreaterThan(
          rate,
        );
      }),
    );
  });
});
