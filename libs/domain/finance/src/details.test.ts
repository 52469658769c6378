import { describe, expect, it } from 'vitest';
import { disclosureText } from './disclosureText.ts';
import { financeEstimate } from './financeEstimate.ts';
import { formatRate } from './formatRate.ts';
import { periodsInTerm } from './frequency.ts';
import { roundRepayment } from './roundRepayment.ts';
import { showsCalculator } from './showsCalculator.ts';
import { now, plainCar } from './test/financeCars.ts';

describe('showsCalculator', () => {
  it.each([
    ['a provider and a price', 'Taurus', 24_990, true],
    ['no provider', null, 24_990, false],
    ['no price', 'Taurus', null, false],
    ['a price of 0', 'Taurus', 0, false],
  ])('[FI-01] with %s', (_, provider, price, shown) => {
    expect(showsCalculator({ ...plainCar, price }, { provider })).toBe(shown);
  });
});

describe('roundRepayment', () => {
  it.each([
    [134.4999, 'nearest', 134],
    [134.5, 'nearest', 135],
    [134.49999999999997, 'nearest', 135],
    [134.0000000001, 'ceil', 134],
    [134.01, 'ceil', 135],
    [1.005, 'cent', 1.01],
    [8.575, 'cent', 8.58],
  ] as const)('[FI-04] %s, %s, is %s', (dollars, rounding, shown) => {
    expect(roundRepayment(dollars, rounding, 'computed')).toBe(shown);
  });
});

describe('periodsInTerm', () => {
  it.each([
    [2.5, 'weekly', 130],
    [2.5, 'fortnightly', 65],
    [2.5, 'monthly', 30],
    [1.25, 'fortnightly', 33],
  ] as const)('[FI-04] %s years %s are %s repayments', (years, frequency, periods) => {
    expect(periodsInTerm(years, frequency)).toBe(periods);
  });
});

describe('formatRate', () => {
  it.each([
    [6.29, '6.29% p.a.'],
    [8.5, '8.50% p.a.'],
    [1.005, '1.01% p.a.'],
    [7.6137853, '7.61% p.a.'],
    [0, '0.00% p.a.'],
  ])('[FI-07] writes %s as %s', (percent, text) => {
    expect(formatRate(percent)).toBe(text);
  });
});

describe('disclosureText', () => {
  const dealer = {
    provider: 'Taurus',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    lender: { name: 'Demo Lending', creditLicence: '000000' },
  };
  const estimate = financeEstimate(plainCar, dealer, { now });

  it('[FI-07] fills in the numbers of the estimate', () => {
    if ('unavailable' in estimate) throw new Error(estimate.unavailable);
    const template =
      '{amount} {frequency} for {term} at {rate} ({comparisonRate}), {deposit} deposit, {balloon} final, {fee} fee, {total} in all. {lender}, Australian credit licence {creditLicence}.';
    expect(disclosureText(template, estimate, dealer)).toBe(
      '$112 weekly for 5 years at 6.29% p.a. (8.19% p.a.), $0 deposit, $0 final, $0 fee, $29,140 in all. Demo Lending, Australian credit licence 000000.',
    );
    expect(disclosureText('{lender}{creditLicence}', estimate, { provider: 'Taurus' })).toBe('');
    expect(() => disclosureText('{amuont}', estimate, dealer)).toThrow(
      /\{amuont\} is not a merge tag; known tags are amount/,
    );
    const oneYear = { ...estimate, basis: { ...estimate.basis, termYears: 1 } };
    expect(disclosureText('{term}', oneYear, dealer)).toBe('1 year');
  });
});
