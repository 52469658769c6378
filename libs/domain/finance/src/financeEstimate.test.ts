import { describe, expect, expectTypeOf, it } from 'vitest';
import { comparisonRate } from './comparisonRate.ts';
import { comparisonWarnings } from './comparisonWarnings.ts';
import type { DealerFinance } from './dealerFinance.ts';
import {
  financeEstimate,
  type FinanceCar,
  type FinanceEstimate,
  type FinanceUnavailable,
} from './financeEstimate.ts';
import { repayment } from './repayment.ts';
import { fees } from './test/fees.ts';
import { lender, now, plainCar } from './test/financeCars.ts';

const taurus: DealerFinance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const record = { interestRate: 7.5, comparisonRate: 8.9, paymentWeek: 117.49, paymentMonth: 508.5 };

function estimate(car: Partial<FinanceCar>, dealer: Partial<DealerFinance> = {}, at = now) {
  return financeEstimate({ ...plainCar, ...car }, { ...taurus, ...dealer }, { now: at });
}

function made(car: Partial<FinanceCar> = {}, dealer: Partial<DealerFinance> = {}): FinanceEstimate {
  const result = estimate(car, dealer);
  if ('unavailable' in result) throw new Error(`no estimate: ${result.unavailable}`);
  return result;
}

function withRecord(
  provider: string,
  key: string,
  fields: Record<string, unknown>,
  car: Partial<FinanceCar> = {},
) {
  return estimate({ finance_lenders: { [key]: lender(fields) }, ...car }, { provider });
}

describe('financeEstimate', () => {
  it('[FI-05] [FI-07] has rate, comparison rate, example and warning with the amount', () => {
    expect(made()).toMatchObject({
      frequency: 'weekly',
      amount: 112,
      annualRatePercent: 6.29,
      comparisonRatePercent: 8.19,
      example:
        '5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit. Comparison rate based on a secured fixed rate loan of $30,000 over 5 years.',
      warning: comparisonWarnings.short,
    });
  });

  it.each<[string, Partial<DealerFinance>, Partial<FinanceCar>, string]>([
    ['no provider', { provider: null }, {}, 'finance-off'],
    ['estimates off', { estimates: false }, {}, 'finance-off'],
    ['finance off for the car', {}, { features: { finance: false } }, 'finance-off'],
    ['an unknown provider', { provider: 'Piggybank' }, {}, 'unknown-provider'],
    ['a provider named like a built-in property', { provider: 'constructor' }, {}, 'unknown-provider'],
    ['an excluded make', { excludedMakes: ['TOYOTA'] }, {}, 'excluded-make'],
    ['an excluded dealership', { excludedDealers: ['harbour-city-motors'] }, {}, 'excluded-dealer'],
    ['a sold car', { provider: 'Car Clarity' }, { status: 'sold' }, 'sold'],
    ['a car that is not for sale', { provider: 'Car Clarity' }, { status: 'withdrawn' }, 'not-in-stock'],
    ['no rates anywhere', { annualRatePercent: null }, {}, 'no-lender-data'],
    ['no lender record if one is required', { lenderRecordOnly: true }, {}, 'no-lender-data'],
    ['no comparison rate', { comparisonRatePercent: null }, {}, 'no-comparison-rate'],
    [
      'no price, with a provider that needs none',
      { provider: 'AusLoans' },
      { price: null },
      'nothing-to-finance',
    ],
    ['a deposit of the whole price', { deposit: 24_990 }, {}, 'nothing-to-finance'],
  ])('[FI-05] there is no estimate for %s', (_, dealer, car, unavailable) => {
    expect(estimate(car, dealer)).toEqual({ unavailable });
  });

  it('[FI-05] other makes and dealerships are not excluded', () => {
    const excluded = { excludedMakes: ['Mazda'], excludedDealers: ['northside-auto-group'] };
    expect(estimate({}, excluded)).toHaveProperty('amount');
    expect(estimate({ dealership_slug: null }, excluded)).toHaveProperty('amount');
  });

  it.each([
    ['Taurus', 'taurus'],
    ['Manual', 'manual'],
    ['Angle', 'angle'],
    ['Powertorque', 'powertorque'],
    ['Nissan Finance', 'nissanfinance'],
  ])('[FI-05] %s needs stock and a price above 500', (provider, key) => {
    expect(withRecord(provider, key, record)).toHaveProperty('amount');
    expect(withRecord(provider, key, record, { price: 501 })).toHaveProperty('amount');
    expect(withRecord(provider, key, record, { price: 500 })).toEqual({ unavailable: 'price-too-low' });
    expect(withRecord(provider, key, record, { price: null })).toEqual({ unavailable: 'price-too-low' });
    expect(withRecord(provider, key, record, { status: 'coming_soon' })).toEqual({
      unavailable: 'not-in-stock',
    });
  });

  it.each([
    ['360 Finance', '360finance'],
    ['AusLoans', 'ausloans'],
  ])('[FI-05] %s needs stock only', (provider, key) => {
    expect(withRecord(provider, key, record, { price: 500, year: 1999 })).toHaveProperty('amount');
    expect(withRecord(provider, key, record, { price: null })).toHaveProperty('amount', 117);
    expect(withRecord(provider, key, record, { status: 'coming_soon' })).toEqual({
      unavailable: 'not-in-stock',
    });
  });

  it('[FI-05] Car Clarity needs rates only', () => {
    expect(withRecord('Car Clarity', 'carclarity', record, { status: 'coming_soon' })).toHaveProperty(
      'amount',
      117,
    );
  });

  it.each(['Manual', 'Angle', 'Powertorque'])(
    '[FI-05] %s needs the weekly payment of the lender',
    (provider) => {
      const key = provider.toLowerCase();
      expect(withRecord(provider, key, { ...record, paymentWeek: null })).toEqual({
        unavailable: 'no-lender-payment',
      });
      expect(withRecord(provider, key, { ...record, paymentWeek: 0 })).toEqual({
        unavailable: 'no-lender-payment',
      });
      expect(estimate({}, { provider })).toEqual({ unavailable: 'no-lender-payment' });
      expect(withRecord(provider, key, record)).toMatchObject({ frequency: 'weekly', amount: 117 });
    },
  );

  it('[FI-04] [FI-05] Nissan Finance needs the monthly payment and is monthly only', () => {
    expect(withRecord('Nissan Finance', 'nissanfinance', { ...record, paymentMonth: null })).toEqual({
      unavailable: 'no-lender-payment',
    });
    const result = withRecord('Nissan Finance', 'nissanfinance', record);
    expect(result).toMatchObject({ frequency: 'monthly', amount: 509 });
  });

  it.each([
    [2015, 'amount'],
    [2014, 'unavailable'],
    [null, 'unavailable'],
  ])('[FI-05] Taurus in 2026, model year %s: %s', (year, key) => {
    expect(estimate({ year })).toHaveProperty(key);
  });

  it('[FI-05] the year changes at midnight in the dealer’s time zone, not in UTC', () => {
    const eve = new Date('2026-12-31T13:59:59.999Z');
    const newYear = new Date('2026-12-31T14:00:00Z');
    expect(estimate({ year: 2015 }, {}, eve)).toHaveProperty('amount');
    expect(estimate({ year: 2015 }, {}, newYear)).toEqual({ unavailable: 'too-old' });
    expect(estimate({ year: 2015 }, { timeZone: 'Australia/Perth' }, newYear)).toHaveProperty('amount');
  });

  it('[FI-05] interest and comparison rate may be 0 but not missing', () => {
    const free = { interestRate: 0, comparisonRate: 0 };
    expect(withRecord('Taurus', 'taurus', free)).toMatchObject({
      annualRatePercent: 0,
      comparisonRatePercent: 0,
      amount: 96,
    });
    expect(withRecord('Taurus', 'taurus', { comparisonRate: 8 })).toEqual({
      unavailable: 'no-interest-rate',
    });
    expect(withRecord('Taurus', 'taurus', { interestRate: 8 })).toEqual({
      unavailable: 'no-comparison-rate',
    });
  });

  it('[FI-06] the record of another lender is ignored', () => {
    expect(withRecord('Taurus', 'angle', record)).toMatchObject({ annualRatePercent: 6.29 });
  });

  it('[FI-06] rates, term, deposit, balloon and fee come from the lender', () => {
    const fields = {
      interestRate: 9,
      comparisonRate: 10,
      termMonths: 36,
      deposit: 4990,
      balloon: 5000,
      establishmentFees: 500,
    };
    const result = made({ finance_lenders: { taurus: lender(fields) } });
    const unrounded = repayment({
      principal: 20_500,
      annualRatePercent: 9,
      periodsPerYear: 52,
      periods: 156,
      balloon: 5000,
    });
    expect(result.amount).toBe(Math.round(unrounded));
    expect(result.basis).toMatchObject({
      principal: 20_000,
      termYears: 3,
      periods: 156,
      comparisonSource: 'lender',
    });
    expect(result.basis.totalPayable).toBeCloseTo(unrounded * 156 + 5000, 8);
    expect(result.example).toContain(
      '3-year term, 9.00% p.a., comparison rate 10.00% p.a., $4,990 deposit, $5,000 final payment.',
    );
  });

  it('[FI-06] a balloon above the loan gives no estimate', () => {
    const fields = { interestRate: 9, comparisonRate: 10, balloon: 24_991 };
    expect(withRecord('Taurus', 'taurus', fields)).toEqual({ unavailable: 'balloon-above-amount' });
    expect(withRecord('Taurus', 'taurus', { ...fields, balloon: 24_990 })).toHaveProperty('amount');
  });

  it.each<[string, Partial<DealerFinance>, number]>([
    ['is 0 by default', {}, 0],
    ['comes from the table of the provider', { establishmentFees: { taurus: 1300 } }, 1300],
    ['of another provider does not count', { establishmentFees: { angle: 1360.5 } }, 0],
  ])('[FI-06] the establishment fee %s', (_, dealer, fee) => {
    const { basis } = made({}, dealer);
    expect(basis.establishmentFee).toBe(fee);
    const expected = repayment({
      principal: 24_990 + fee,
      annualRatePercent: 6.29,
      periodsPerYear: 52,
      periods: 260,
    });
    expect(basis.repayment).toBeCloseTo(expected, 9);
    expect(basis.totalPayable).toBeCloseTo(expected * 260, 6);
  });

  it.each([
    ['Taurus', {}, 0],
    ['Taurus', { establishmentFees: { taurus: 1300 } }, 1300],
    ['Taurus', { establishmentFees: { taurus: 1360.5 } }, 1360.5],
  ])('[FI-06] a lender of %s without a fee, table %j: the fee is %d', (provider, table, fee) => {
    const dealer = { ...table, provider };
    const feeOf = (fields: object) =>
      made({ finance_lenders: { taurus: lender({ ...record, ...fields }) } }, dealer).basis.establishmentFee;
    expect(feeOf({})).toBe(fee);
    expect(feeOf({ establishmentFees: 0 })).toBe(0);
    expect(feeOf({ establishmentFees: 395 })).toBe(395);
  });

  it.each(['360 Finance', '360finance', '360-FINANCE', ' 360 finance. '])(
    '[FI-06] the record is found by the provider %j',
    (provider) => {
      const dealer = { provider };
      expect(made({ finance_lenders: { '360finance': lender(record) } }, dealer)).toMatchObject({
        annualRatePercent: 7.5,
        amount: 117,
      });
    },
  );

  it('[FI-06] a fee that is not added to the loan is part of the total', () => {
    const { basis } = made({}, { establishmentFees: { taurus: 1300 }, capitaliseFee: false });
    expect(basis.totalPayable).toBeCloseTo(made().basis.totalPayable + 1300, 6);
  });

  it('[FI-06] brand fees are part of the total payable; government fees are not part of the comparison rate', () => {
    const charged = [
      { label: 'Establishment', amount: 395, charged: 'once' as const },
      { label: 'Security registration', amount: 6, charged: 'once' as const, government: true },
      { label: 'Administration', amount: 8, charged: 'monthly' as const },
      { label: 'Agency', amount: 912.25, charged: 'once' as const },
    ];
    const dealer = {
      fees: charged,
      comparisonRatePercent: null,
      computeComparison: true,
      frequency: 'monthly' as const,
    };
    const { basis, comparisonRatePercent } = made({}, dealer);
    expect(basis.comparisonSource).toBe('computed');
    expect(basis.totalPayable).toBeCloseTo(basis.repayment * 60 + 395 + 6 + 480 + 912.25, 6);
    expect(comparisonRatePercent).toBe(
      comparisonRate({
        principal: 30_000,
        annualRatePercent: 6.29,
        frequency: 'monthly',
        termYears: 5,
        fees: fees(1307.25, 8),
      }),
    );
  });

  it('[FI-04] the offer is subtracted first, a subscription price is ignored', () => {
    const { basis } = made({ offer_price: 2000, subscription_price: 199 });
    expect(basis.principal).toBe(22_990);
  });

  it.each<[DealerFinance['rounding'], number, number]>([
    [undefined, 112, 117],
    ['nearest', 112, 117],
    ['ceil', 113, 118],
    ['lenderConditional', 113, 117],
    ['cent', 112.08, 117.49],
  ])('[FI-04] rounding %s', (rounding, computed, given) => {
    expect(made({}, { rounding }).amount).toBe(computed);
    const fields = { finance_lenders: { taurus: lender(record) } };
    expect(made(fields, { rounding }).amount).toBe(given);
  });

  it.each([
    ['weekly', 112],
    ['fortnightly', 224],
    ['monthly', 487],
  ] as const)('[FI-04] %s', (frequency, amount) => {
    expect(made({}, { frequency })).toMatchObject({ frequency, amount });
  });

  it('[FI-04] the repayment is computed if the lender has none for the frequency', () => {
    const fields = { finance_lenders: { taurus: lender(record) } };
    expect(made(fields, { frequency: 'fortnightly' }).basis.repaymentSource).toBe('computed');
    expect(made(fields, { frequency: 'monthly' })).toMatchObject({
      amount: 509,
      basis: { repaymentSource: 'lender' },
    });
  });

  it.each<[string, Partial<DealerFinance>, string, string]>([
    ['the day before', { rateEffectiveFrom: '2026-11-22' }, '2026-11-21T13:59:59Z', 'unavailable'],
    ['the first day', { rateEffectiveFrom: '2026-11-22' }, '2026-11-21T14:00:00Z', 'amount'],
    ['the last day', { rateEffectiveTo: '2026-11-21' }, '2026-11-21T13:59:59Z', 'amount'],
    ['the day after', { rateEffectiveTo: '2026-11-21' }, '2026-11-21T14:00:00Z', 'unavailable'],
  ])('[FI-07] the dealer’s rates on %s', (_, dealer, at, key) => {
    expect(estimate({}, dealer, new Date(at))).toHaveProperty(key);
  });

  it('[FI-07] expired rates of the dealer do not affect a lender record', () => {
    const finance_lenders = { taurus: lender(record) };
    expect(estimate({ finance_lenders }, { rateEffectiveTo: '2020-01-01' })).toHaveProperty('amount', 117);
  });

  it('[FI-07] the lender’s disclaimer takes precedence over the dealer’s; the total payable is that of the working', () => {
    const fields = { ...record, disclaimer: 'Angle says.', totalPayable: 33_000 };
    const dealer = { disclaimer: 'We say.', warning: comparisonWarnings.long };
    const result = made({ finance_lenders: { taurus: lender(fields) } }, dealer);
    expect(result).toMatchObject({
      disclaimer: 'Angle says.',
      warning: comparisonWarnings.long,
      basis: { totalPayable: 117.49 * 260 },
    });
    expect(made({}, dealer).disclaimer).toBe('We say.');
    expect(made().disclaimer).toBeNull();
  });

  it('an unknown provider is treated as Manual if the dealer allows it', () => {
    const finance_lenders = { piggybank: lender(record) };
    const dealer = { provider: 'Piggy Bank', allowUnknownProvider: true };
    expect(estimate({ finance_lenders }, dealer)).toHaveProperty('amount', 117);
    expect(estimate({}, dealer)).toEqual({ unavailable: 'no-lender-payment' });
  });

  it('rejects a repayment without rates and warning at compile time', () => {
    type Loan = FinanceEstimate['basis'];
    const whole = made();
    // @ts-expect-error The comparison rate is required.
    const bare: FinanceEstimate = {
      frequency: 'weekly',
      amount: 112,
      annualRatePercent: 6.29,
      example: '',
      warning: '',
      basis: whole.basis,
      disclaimer: null,
    };
    // @ts-expect-error The warning is required.
    const silent: FinanceEstimate = { ...bare, warning: undefined };
    const result: FinanceEstimate | FinanceUnavailable = estimate({});
    // @ts-expect-error The amount is readable only after narrowing the union.
    expect([silent, result.amount]).toHaveLength(2);
    expectTypeOf<Loan['repayment']>().toEqualTypeOf<number>();
  });
});
