import { namedCars } from '@forecourt/fixtures';
import { financeEstimate } from '@forecourt/finance';
import type { DealerFinance } from '@forecourt/finance';
import type { Car } from '@forecourt/vehicle';
import { describe, expect, test } from 'vitest';
import { calculatorSetup } from './setup.ts';
import { answerOf, limitWords } from './values.ts';

const now = new Date('2026-11-21T02:00:00Z');
const finance: DealerFinance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const setup = (car: Car, dealer: DealerFinance | null = finance, variant: 'loan' | 'purchase' = 'loan') =>
  calculatorSetup(car, dealer, { variant, now });
const { plain, financedUte, noPrice, soldYesterday, withdrawn, comingSoon } = namedCars;

describe('the calculator of a vehicle', () => {
  test.each<[string, Car, DealerFinance | null, boolean]>([
    ['with a provider and a price', plain, finance, true],
    ['without a provider', plain, null, false],
    ['without a provider’s name', plain, { ...finance, provider: null }, false],
    ['without a price', noPrice, finance, false],
    ['with a price at the minimum', { ...plain, price: 10 }, finance, false],
    ['of a negative price', { ...plain, price: -5000 }, finance, false],
    ['of a sold vehicle', soldYesterday, finance, false],
    ['of a vehicle that was withdrawn', withdrawn, finance, false],
    ['of one that is coming soon', comingSoon, finance, true],
    ['turned off by the vehicle', { ...plain, features: { finance: false } }, finance, false],
    ['whose rates ended yesterday', plain, { ...finance, rateEffectiveTo: '2026-11-20' }, false],
    [
      'without estimates, whose rates ended yesterday',
      plain,
      { ...finance, estimates: false, rateEffectiveTo: '2026-11-20' },
      false,
    ],
    ['whose rates end today', plain, { ...finance, rateEffectiveTo: '2026-11-21' }, true],
  ])('[FI-01] %s', (_, car, dealer, shown) => {
    expect(setup(car, dealer) !== null).toBe(shown);
  });

  test('[FI-02] a lender’s payment without a rate is not shown at the dealer’s rate, nor at one that has ended', () => {
    const lender = financedUte.finance_lenders?.['taurus'];
    if (!lender) throw new Error('The ute has a lender.');
    const nothing = {
      interestRate: null,
      comparisonRate: null,
      paymentMonth: null,
      deposit: null,
      balloon: null,
    };
    const term = { termYears: 5, termMonths: null, termWeeks: null, establishmentFees: null };
    const car = {
      ...plain,
      finance_lenders: { taurus: { ...lender, ...nothing, ...term, paymentWeek: 130 } },
    };
    const found = setup(car);
    expect(found && answerOf(found, found.start)).toMatchObject({ amount: 112, annualRatePercent: 6.29 });
    expect(setup(car, { ...finance, rateEffectiveTo: '2026-11-20' })).toBeNull();
  });

  test('[FI-02] starts a loan with the price of the vehicle, five years and the dealer’s rate', () => {
    expect(setup(plain)?.start).toEqual({
      amount: plain.price,
      deposit: 0,
      residual: 0,
      termYears: 5,
      annualRatePercent: 6.29,
      frequency: 'weekly',
    });
  });

  test('[FI-03] starts a purchase with the price of the vehicle, and the lender’s deposit and balloon in their fields', () => {
    const lender = financedUte.finance_lenders?.['taurus'];
    const car = {
      ...financedUte,
      finance_lenders: { taurus: { ...lender!, deposit: 2000, balloon: 4000, termYears: 4 } },
    };
    expect(setup(car, finance, 'purchase')?.start).toMatchObject({
      amount: financedUte.price,
      deposit: 2000,
      residual: 4000,
      termYears: 4,
      annualRatePercent: lender?.interestRate,
    });
  });

  test('[FI-06] includes the lender’s fee', () => {
    expect(setup(financedUte)?.loan.fees).toMatchObject([{ name: 'Establishment fee', amount: 395 }]);
  });

  test.each(['loan', 'purchase'] as const)(
    '[FI-04] a %s starts with the same repayment as beside the price, with the lender’s deposit and balloon',
    (variant) => {
      const lender = { ...financedUte.finance_lenders?.['taurus'], paymentWeek: null, paymentMonth: null };
      const records = [
        { ...lender, deposit: 2000, balloon: 4000, termYears: 4 },
        { ...lender, paymentWeek: 250 },
        lender,
      ];
      for (const record of records) {
        const car = { ...financedUte, finance_lenders: { taurus: record } } as Car;
        const found = setup(car, finance, variant);
        const estimate = financeEstimate(car, finance, { now });
        if (found === null || 'unavailable' in estimate) throw new Error('There is a loan.');
        expect(answerOf(found, found.start)).toMatchObject({
          amount: estimate.amount,
          total: estimate.basis.totalPayable,
          annualRatePercent: estimate.annualRatePercent,
        });
      }
    },
  );

  test.each<[string, 'loan' | 'purchase', number, DealerFinance, string | null]>([
    [
      'above the maximum',
      'purchase',
      147_990,
      finance,
      'This vehicle is $147,990. The most that can be borrowed here is $100,000, so these figures start from a price of $100,000.',
    ],
    [
      'above the maximum',
      'loan',
      147_990,
      finance,
      'This vehicle is $147,990. The most that can be borrowed here is $100,000, so these figures start from a loan of $100,000.',
    ],
    [
      'below the minimum',
      'loan',
      8000,
      { ...finance, sliders: { default: { amount: { min: 9000 } } } },
      'This vehicle is $8,000. The least that can be borrowed here is $9,000, so these figures start from a loan of $9,000.',
    ],
    ['within the limits', 'loan', 24_990, finance, null],
  ])(
    '[FI-02] a vehicle %s: the calculator of a %s has a message, and no other repayment is beside the price',
    (_, variant, price, dealer, words) => {
      const car = { ...plain, price };
      const found = setup(car, dealer, variant);
      expect(found && limitWords(found)).toBe(words);
      expect('unavailable' in financeEstimate(car, dealer, { now })).toBe(words !== null);
    },
  );

  test('[FI-04] a provider that supports months only has monthly repayments', () => {
    const monthly = setup(plain, { ...finance, provider: 'Nissan Finance' });
    expect([monthly?.frequencies, monthly?.start.frequency]).toEqual([['monthly'], 'monthly']);
  });
});
