import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  budget,
  clampLoan,
  financeEstimate,
  financeLink,
  loanSliders,
  repaymentSchedule,
  truncateDisclaimer,
} from './index.ts';
import type { DealerFinance } from './index.ts';
import { now, plainCar } from './test/financeCars.ts';

const loan = { principal: 30_000, annualRatePercent: 6, periodsPerYear: 12, periods: 60, balloon: 5000 };
const dealer: DealerFinance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };

describe('public API of @forecourt/finance', () => {
  it('a schedule has rows', () => {
    expectTypeOf(repaymentSchedule(loan)).toEqualTypeOf<
      { period: number; interest: number; principal: number; balance: number }[]
    >();
    const last = repaymentSchedule(loan).at(-1);
    expect(last?.period).toBe(60);
    expect(last?.balance).toBe(5000);
  });

  it('an estimate has its rates, example and warning, or the reason why there is none', () => {
    const made = financeEstimate(plainCar, dealer, { now });
    if ('unavailable' in made) throw new Error(made.unavailable);
    expectTypeOf(made.frequency).toEqualTypeOf<'weekly' | 'fortnightly' | 'monthly'>();
    expectTypeOf(made.amount).toEqualTypeOf<number>();
    expectTypeOf(made.annualRatePercent).toEqualTypeOf<number>();
    expectTypeOf(made.comparisonRatePercent).toEqualTypeOf<number>();
    expectTypeOf(made.example).toEqualTypeOf<string>();
    expectTypeOf(made.warning).toEqualTypeOf<string>();
    expect(made).toMatchObject({ annualRatePercent: 6.29, comparisonRatePercent: 8.19 });
    expect(financeEstimate(plainCar, { provider: null }, { now })).toEqual({ unavailable: 'finance-off' });
  });

  it('calculator, budget, link and disclaimer', () => {
    expect(loanSliders(dealer).interestPercent.value).toBe(6.29);
    expect(clampLoan(400, { min: 1000, max: 100_000 }).value).toBe(1000);
    expect(budget({ frequency: 'monthly' }).price).toBe(38_000);
    expect(financeLink({ ...plainCar, id: 7, car_type: 'used', vin: null })).toMatch(
      /^\/finance\?.*#finance-form$/,
    );
    const facts = { annualRatePercent: 6.29, comparisonRatePercent: 8.19, warning: 'WARNING' };
    expect(truncateDisclaimer('word '.repeat(100), facts).short).toMatch(/WARNING$/);
  });
});
