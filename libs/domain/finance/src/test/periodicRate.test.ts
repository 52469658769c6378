import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodicRate, type CashFlow } from './periodicRate.ts';

const instalments = (count: number, amount: number): CashFlow[] =>
  Array.from({ length: count }, (_, index) => ({ at: index + 1, amount }));

describe('periodicRate', () => {
  it('solves 8,000 repaid by 48 times 200', () => {
    expect(periodicRate([{ at: 0, amount: 8000 }, ...instalments(48, -200)])).toBeCloseTo(0.007701472, 9);
  });

  it.each([
    ['0 %', [100, -100], 0],
    ['5 %', [100, -105], 0.05],
    ['400 %', [100, -500], 4],
    ['10,000 %', [100, -10_100], 100],
    ['-20 %', [100, -80], -0.2],
    ['-99 %', [100, -1], -0.99],
    ['a lender, who pays first', [-100, 105], 0.05],
  ])('finds %s', (_, amounts, rate) => {
    const flows = amounts.map((amount, at) => ({ at, amount }));
    expect(periodicRate(flows)).toBeCloseTo(rate, 10);
  });

  it('finds the rate of unsorted flows at fractional times', () => {
    const flows = [
      { at: 2.5, amount: -100 * 1.1 ** 2.5 },
      { at: 0, amount: 100 },
    ];
    expect(periodicRate(flows)).toBeCloseTo(0.1, 10);
  });

  it.each<[string, CashFlow[]]>([
    ['no flows', []],
    ['one flow', [{ at: 0, amount: 100 }]],
    [
      'flows received only',
      [
        { at: 0, amount: 100 },
        { at: 1, amount: 5 },
      ],
    ],
    ['flows paid only', instalments(3, -10)],
    [
      'only zeros',
      [
        { at: 0, amount: 0 },
        { at: 1, amount: 0 },
      ],
    ],
    [
      'both signs at one moment',
      [
        { at: 1, amount: 100 },
        { at: 1, amount: -100 },
      ],
    ],
    [
      'an amount that is not a number',
      [
        { at: 0, amount: 100 },
        { at: 1, amount: Number.NaN },
      ],
    ],
    [
      'an infinite moment',
      [
        { at: 0, amount: 100 },
        { at: Infinity, amount: -100 },
      ],
    ],
    [
      'a sum that is not 0 at any rate',
      [
        { at: 0, amount: 100 },
        { at: 1, amount: -150 },
        { at: 2, amount: 100 },
      ],
    ],
  ])('is null for %s', (_, flows) => {
    expect(periodicRate(flows)).toBeNull();
  });

  it('returns the rate nearest to 0 of two', () => {
    // (1 + r) = 1.1 and (1 + r) = 3 both solve these flows.
    expect(
      periodicRate([
        { at: 0, amount: 100 },
        { at: 1, amount: -410 },
        { at: 2, amount: 330 },
      ]),
    ).toBeCloseTo(0.1, 10);
  });

  it('law: the present value of the flows of any loan is 0 at the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 200_000 }),
        fc.integer({ min: 1, max: 364 }),
        fc.double({ min: 0.05, max: 4, noNaN: true }),
        fc.integer({ min: -20, max: 20 }),
        (principal, count, burden, shift) => {
          const flows = [{ at: 0, amount: principal }, ...instalments(count, (-principal * burden) / count)];
          const rate = periodicRate(flows);
          expect(rate).not.toBeNull();
          if (rate === null) return;
          const scale = Math.max(...flows.map(({ at, amount }) => Math.abs(amount) * (1 + rate) ** -at));
          const worth = flows.reduce((sum, { at, amount }) => sum + amount * (1 + rate) ** -at, 0);
          expect(Math.abs(worth) / scale).toBeLessThan(1e-7);
          const later = periodicRate(flows.map(({ at, amount }) => ({ at: at + shift, amount })));
          expect(later).toBeCloseTo(rate, 8);
        },
      ),
    );
  });
});
