import { namedCars } from '@forecourt/fixtures';
import type { DealerFinance } from '@forecourt/finance';
import type { Car } from '@forecourt/vehicle';
import { describe, expect, test } from 'vitest';
import { calculatorSetup } from './setup.ts';

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
    ['of no more than the floor', { ...plain, price: 10 }, finance, false],
    ['of a negative price', { ...plain, price: -5000 }, finance, false],
    ['of a sold vehicle', soldYesterday, finance, false],
    ['of a vehicle that was withdrawn', withdrawn, finance, false],
    ['of one that is coming soon', comingSoon, finance, true],
    [
      'that the vehicle refuses',
      { ...plain, features: { finance: false } as Car['features'] },
      finance,
      false,
    ],
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

  test('[FI-02] starts a loan at $30,000, five years and the dealer’s rate', () => {
    expect(setup(plain)?.start).toEqual({
      amount: 30_000,
      deposit: 0,
      residual: 0,
      termYears: 5,
      annualRatePercent: 6.29,
      frequency: 'weekly',
    });
  });

  test('[FI-03] starts a purchase at the price of the vehicle, with the lender’s deposit and balloon in their fields', () => {
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

  test('[FI-06] publishes the lender’s pair of rates, and counts the lender’s fee', () => {
    const found = setup(financedUte);
    const lender = financedUte.finance_lenders?.['taurus'];
    expect(found?.published).toEqual({
      annualRatePercent: lender?.interestRate,
      comparisonRatePercent: lender?.comparisonRate,
    });
    expect(found?.finance.establishmentFees).toEqual({ taurus: 395 });
  });

  test('[FI-07] without a whole pair nothing is published', () => {
    expect(setup(plain, { ...finance, comparisonRatePercent: null })?.published).toBeNull();
  });

  test('[FI-04] a provider that knows months only is asked for months', () => {
    const monthly = setup(plain, { ...finance, provider: 'Nissan Finance' });
    expect([monthly?.frequencies, monthly?.start.frequency]).toEqual([['monthly'], 'monthly']);
  });
});
