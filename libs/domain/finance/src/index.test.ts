import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  budget,
  clampLoan,
  comparisonRate,
  financeEstimate,
  financeLink,
  loanSliders,
  periodicRate,
  repayment,
  repaymentSchedule,
  truncateDisclaimer,
} from './index.ts';
import type { DealerFinance } from './index.ts';
import { fees } from './test/fees.ts';
import { now, plainCar } from './test/financeCars.ts';

const loan = { principal: 30_000, annualRatePercent: 6, periodsPerYear: 12, periods: 60, balloon: 5000 };
const dealer: DealerFinance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };

describe('what others call of @forecourt/finance', () => {
  it('repayments are numbers, schedules rows', () => {
    expectTypeOf(repayment(loan)).toEqualTypeOf<number>();
    expectTypeOf(repaymentSchedule(loan)).toEqualTypeOf<
      { period: number; interest: number; principal: number; balance: number }[]
    >();
    const last = repaymentSchedule(loan).at(-1);
    expect(last?.period).toBe(60);
    expect(last?.balance).toBe(5000);
    expect(repayment({ ...loan, balloon: undefined })).toBeCloseTo(579.98, 2);
  });

  it('rates are numbers, or null where there is none', () => {
    const flows: { at: number; amount: number }[] = [
      { at: 0, amount: 100 },
      { at: 1, amount: -110 },
    ];
    expectTypeOf(periodicRate(flows)).toEqualTypeOf<number | null>();
    expect(periodicRate(flows)).toBeCloseTo(0.1, 12);

    const compared = { principal: 30_000, annualRatePercent: 6.49, termYears: 5 } as const;
    const rates = (['weekly', 'fortnightly', 'monthly'] as const).map((frequency) =>
      comparisonRate({ ...compared, frequency, balloon: 0, fees: fees(195, 12) }),
    );
    expectTypeOf(rates).toEqualTypeOf<(number | null)[]>();
    expect(rates[2]).toBeCloseTo(7.61, 2);
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
