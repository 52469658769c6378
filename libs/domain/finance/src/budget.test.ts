import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountTyped, budget, type BudgetMethod } from './budget.ts';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { repayment } from './repayment.ts';

describe('budget', () => {
  it.each([
    ['monthly', 600, 600 * 12 * 5 + 2000],
    ['weekly', 200, 200 * 52 * 5 + 2000],
    ['fortnightly', 400, 400 * 26 * 5 + 2000],
  ] as const)('[SR-17] %s starts at %s', (frequency, start, price) => {
    expect(budget({ frequency })).toEqual({ repayment: start, deposit: 2000, price, note: null });
  });

  it.each([
    ['1,200', 1200],
    ['$1,200.50', 1200.5],
    [' 300 ', 300],
    ['', 0],
    ['lots', 0],
    ['12k', 0],
    [Number.NaN, 0],
    [-1, 0],
    [0, 0],
    [1_000_000, 1_000_000],
    [1_000_000.01, 1_000_000],
    [Infinity, 1_000_000],
  ])('[SR-17] %j counts as %s', (typed, amount) => {
    expect(amountTyped(typed)).toBe(amount);
    expect(budget({ frequency: 'monthly', repayment: typed, deposit: typed })).toMatchObject({
      repayment: amount,
      deposit: amount,
    });
  });

  const annuity: BudgetMethod = { method: 'annuity', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };

  it('[SR-17] by annuity has a note with its rates and warning', () => {
    expect(budget({ frequency: 'weekly' }, annuity).note).toBe(
      `5-year term, 6.29% p.a., comparison rate 8.19% p.a. ${comparisonWarnings.short}`,
    );
    const note = budget(
      { frequency: 'weekly' },
      { ...annuity, finalPaymentShare: 0.3, warning: 'Mind.' },
    ).note;
    expect(note).toBe('5-year term, 6.29% p.a., comparison rate 8.19% p.a., 30% final payment. Mind.');
  });

  it('[SR-17] by annuity without interest is the simple sum', () => {
    const free: BudgetMethod = { method: 'annuity', annualRatePercent: 0, comparisonRatePercent: 0 };
    expect(budget({ frequency: 'monthly' }, free).price).toBe(38_000);
  });

  it('by annuity is the price whose loan has the budgeted repayment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 50 }),
        (amount, deposit, basisPoints, percent) => {
          const annualRatePercent = basisPoints / 100;
          const share = percent / 100;
          const { price } = budget(
            { frequency: 'monthly', repayment: amount, deposit },
            {
              method: 'annuity',
              annualRatePercent,
              comparisonRatePercent: annualRatePercent,
              finalPaymentShare: share,
            },
          );
          const balloon = price * share;
          fc.pre(balloon <= price - deposit);
          const terms = {
            principal: price - deposit,
            annualRatePercent,
            periodsPerYear: 12,
            periods: 60,
            balloon,
          };
          expect(repayment(terms)).toBeCloseTo(amount, 6);
        },
      ),
    );
  });
});
