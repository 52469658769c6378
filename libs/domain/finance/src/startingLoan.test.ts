import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealerFinance } from './dealerFinance.ts';
import { financeEstimate } from './financeEstimate.ts';
import { loanQuote } from './loanQuote.ts';
import { loanSliders } from './loanSliders.ts';
import { sliderReading } from './slideTo.ts';
import { startingLoan } from './startingLoan.ts';
import { lender, now, plainCar } from './test/financeCars.ts';

const taurus: DealerFinance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };

describe('startingLoan', () => {
  it('[FI-06] is the whole price less the deposit, with the lender’s values before the dealer’s', () => {
    const dealer = { ...taurus, deposit: 1000, termYears: 6 };
    expect(startingLoan(24_990, null, dealer)).toMatchObject({
      price: 24_990,
      deposit: 1000,
      borrowed: 23_990,
      residual: 0,
      termYears: 6,
      annualRatePercent: 6.29,
      limit: null,
    });
    const record = lender({ deposit: 4990, balloon: 5000, termMonths: 36, interestRate: 9 });
    expect(startingLoan(24_990, record, dealer)).toMatchObject({
      deposit: 4990,
      borrowed: 20_000,
      residual: 5000,
      termYears: 3,
      annualRatePercent: 9,
    });
  });

  it.each([
    ['years', { termYears: 4 }, 4],
    ['months', { termMonths: 42 }, 3.5],
    ['weeks', { termWeeks: 104 }, 2],
    ['years before months and weeks', { termYears: 4, termMonths: 12, termWeeks: 52 }, 4],
    ['months before weeks', { termMonths: 36, termWeeks: 52 }, 3],
    ['no unit: five years', {}, 5],
  ])('[FI-06] has the term of the lender in %s', (_unit, fields, years) => {
    expect(startingLoan(24_990, lender(fields), taurus).termYears).toBe(years);
  });

  it.each([12.94, 8.5, 6.29])(
    '[FI-06] without a lender has the configured rate of %d',
    (annualRatePercent) => {
      const dealer = { provider: 'Taurus', annualRatePercent };
      expect(startingLoan(24_990, null, dealer).annualRatePercent).toBe(annualRatePercent);
      const record = lender({ interestRate: 0 });
      expect(startingLoan(24_990, record, dealer).annualRatePercent).toBe(0);
    },
  );

  it.each<[string, number, Partial<DealerFinance>, object | null]>([
    ['above the maximum', 147_990, {}, { kind: 'above', bound: 100_000, wanted: 147_990 }],
    ['at the maximum', 100_000, {}, null],
    ['at the maximum after the deposit', 110_000, { deposit: 10_000 }, null],
    [
      'below the minimum',
      4990,
      { sliders: { default: { amount: { min: 5000 } } } },
      { kind: 'below', bound: 5000 },
    ],
    [
      'with a maximum that follows the price',
      147_990,
      { sliders: { default: { amount: { maxFollowsPrice: true } } } },
      null,
    ],
  ])('[FI-02] has the limit of a loan %s', (_, price, change, limit) => {
    const found = startingLoan(price, null, { ...taurus, ...change }).limit;
    if (limit === null) expect(found).toBeNull();
    else expect(found).toMatchObject(limit);
  });

  it('[FI-05] the estimate is for the whole price or there is none', () => {
    const of = (price: number) => financeEstimate({ ...plainCar, price }, taurus, { now });
    expect(of(147_990)).toEqual({ unavailable: 'above-limit' });
    expect(of(990)).toEqual({ unavailable: 'below-limit' });
    expect(of(5000)).toEqual({ unavailable: 'repayment-too-low' });
    expect(of(100_000)).toHaveProperty('amount', 448);
  });

  it('[FI-06] slider bounds do not limit a loan for which the lender gave a repayment', () => {
    const record = lender({ interestRate: 7, comparisonRate: 9, paymentWeek: 640, termYears: 10 });
    const dealer = { ...taurus, sliders: { default: { termYears: { choices: [1, 3, 5, 7] } } } };
    expect(startingLoan(147_990, record, dealer)).toMatchObject({ limit: null, termYears: 10 });
    const { amount, termYears } = loanSliders(dealer, { price: 147_990, record });
    expect([amount.value, amount.max, sliderReading(termYears)]).toEqual([147_990, 147_990, 10]);
    expect(termYears.choices).toEqual([1, 3, 5, 7, 10]);
  });

  it('[FI-02] a term outside the bounds is the nearest allowed for the estimate and for the slider alike', () => {
    const dealer = { ...taurus, termYears: 7, sliders: { default: { termYears: { max: 5 } } } };
    expect(startingLoan(24_990, null, dealer).termYears).toBe(5);
    expect(loanSliders(dealer, { price: 24_990 }).termYears.value).toBe(5);
  });

  it('[FI-04] law: the estimate and the calculator’s initial repayment are equal, for any dealer and lender', () => {
    const amounts = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined });
    const dealers = fc.record(
      {
        deposit: amounts,
        termYears: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
        capitaliseFee: fc.boolean(),
        frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
        rounding: fc.constantFrom('nearest' as const, 'ceil' as const, 'lenderConditional' as const),
        establishmentFees: fc.constantFrom<Record<string, number>>({}, { taurus: 1300 }),
        sliders: fc.constantFrom<NonNullable<DealerFinance['sliders']>[]>(
          {},
          { default: { amount: { min: 5000, max: 60_000 }, termYears: { choices: [1, 3, 5] } } },
          { default: { amount: { maxFollowsPrice: true } } },
        ),
      },
      { requiredKeys: [] },
    );
    const records = fc.option(
      fc.record({
        interestRate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
        comparisonRate: fc.constant(30),
        deposit: amounts,
        balloon: amounts,
        establishmentFees: amounts,
        termMonths: fc.integer({ min: 6, max: 120 }),
        paymentWeek: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
      }),
    );
    let shown = 0;
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 180_000 }), dealers, records, (price, change, given) => {
        const dealer = { ...taurus, ...change };
        const record = given && lender(given);
        const car = { ...plainCar, price, finance_lenders: record && { taurus: record } };
        const estimate = financeEstimate(car, dealer, { now });
        if ('unavailable' in estimate) return;
        shown += 1;
        const { frequency } = estimate;
        for (const asks of ['loan', 'price'] as const) {
          const { amount, termYears, interestPercent } = loanSliders(dealer, { price, record, asks });
          const start = startingLoan(price, record, dealer);
          const quote = loanQuote(
            {
              price: amount.value + (asks === 'loan' ? start.deposit : 0),
              tradeIn: start.deposit,
              residual: start.residual,
              annualRatePercent: interestPercent.value,
              termYears: sliderReading(termYears),
              frequency,
            },
            dealer,
            { fees: start.fees, given: start.given[frequency] },
          );
          if ('kind' in quote) throw new Error(`The estimate is ${estimate.amount}; ${quote.text}.`);
          expect(quote).toMatchObject({
            frequency,
            amount: estimate.amount,
            total: estimate.basis.totalPayable,
            annualRatePercent: estimate.annualRatePercent,
          });
        }
      }),
      { numRuns: 400 },
    );
    expect(shown).toBeGreaterThan(100);
  });
});
