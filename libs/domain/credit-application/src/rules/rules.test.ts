import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConsents } from '../consents.ts';
import { complete, TODAY } from '../test/samples.ts';
import { affordability, LEAST_LIVING } from './affordability.ts';
import { applicationReference } from './applicationReference.ts';
import { askedAnswers, creditFacts, type CreditFacts } from './creditFacts.ts';
import { localDecision } from './localDecision.ts';
import { monthlyAmount, PERIODS } from './period.ts';

const RATE = 7.5;
const facts = creditFacts(complete, TODAY);
const money = fc.integer({ min: 0, max: 20_000 });

it.each([
  [1_000, 'week', 4_333.33],
  [1_000, 'fortnight', 2_166.67],
  [1_000, 'month', 1_000],
  [1_000, 'year', 83.33],
  [0, 'week', 0],
] as const)('$%i a %s is $%f a month', (amount, period, monthly) => {
  expect(monthlyAmount(amount, period)).toBe(monthly);
});

it('more of a period is never less of a month', () => {
  fc.assert(
    fc.property(money, money, fc.constantFrom(...PERIODS), (one, more, period) => {
      expect(monthlyAmount(one + more, period)).toBeGreaterThanOrEqual(monthlyAmount(one, period));
    }),
  );
});

describe('creditFacts', () => {
  it('reads a complete application', () => {
    expect(facts).toEqual({
      loan: { price: 30_000, deposit: 5_000, balloon: 0, amount: 25_000, termMonths: 60 },
      ...{ businessUse: false, age: 36, onVisa: false, withPartner: false, dependants: 0, newAtHome: false },
      ...{ employment: 'Full time', selfEmployed: false, newAtWork: false, income: 6_283.33, otherIncome: 0 },
      ...{ housing: 1_950, livingCosts: 1_700, loans: 0, otherCosts: 0, cardLimits: 3_000 },
      expectsChange: false,
    });
  });

  it('forgets answers to questions that are not asked any more', () => {
    const changed = { ...complete, living: 'With family' };
    expect(askedAnswers(changed)).not.toHaveProperty('housing');
    expect(creditFacts(changed, TODAY).housing).toBe(0);
    expect(
      creditFacts({ ...complete, employment: 'Retired', work_time: '1 to 2 years' }, TODAY).newAtWork,
    ).toBe(false);
  });
});

describe('affordability', () => {
  it('subtracts costs and the repayment of the loan from the income', () => {
    expect(affordability(facts, RATE)).toEqual({
      income: 6_283.33,
      costs: 3_764, // 1,950 + 1,700 + 3.8 % of 3,000
      repayment: 500.95,
      surplus: 2_018.38,
    });
  });

  it('raises small living costs to the least of the household', () => {
    const family = {
      ...facts,
      livingCosts: 100,
      withPartner: true,
      dependants: 2,
      housing: 0,
      cardLimits: 0,
    };
    const { person, partner, dependant } = LEAST_LIVING;
    expect(affordability(family, RATE).costs).toBe(person + partner + 2 * dependant);
  });

  it('is less with every cost, and more with every income', () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom('housing', 'livingCosts', 'loans', 'otherCosts', 'cardLimits'),
        (extra, cost) => {
          const { surplus } = affordability(facts, RATE);
          expect(affordability({ ...facts, [cost]: facts[cost] + extra }, RATE).surplus).toBeLessThanOrEqual(
            surplus,
          );
          expect(
            affordability({ ...facts, income: facts.income + extra }, RATE).surplus,
          ).toBeGreaterThanOrEqual(surplus);
        },
      ),
    );
  });
});

describe('the local lender', () => {
  const table: [string, Partial<CreditFacts>, string, string[]][] = [
    ['a steady income that covers everything', {}, 'approved', []],
    ['an income that does not cover the costs', { income: 4_000 }, 'declined', []],
    ['hardly anything left', { income: 4_500 }, 'referred', ['small-surplus']],
    [
      'a loan above one and a half incomes',
      { loan: { ...facts.loan, amount: 120_000, termMonths: 84 }, income: 6_500 },
      'referred',
      ['large-loan'],
    ],
    ['business use', { businessUse: true }, 'referred', ['business']],
    ['a visa', { onVisa: true }, 'referred', ['visa']],
    ['casual work', { employment: 'Casual' }, 'referred', ['work-not-steady']],
    ['new work', { newAtWork: true }, 'referred', ['new-at-work']],
    ['a change to come', { expectsChange: true }, 'referred', ['change-expected']],
  ];
  it.each(table)('%s', (_name, changes, outcome, reasons) => {
    expect(localDecision({ ...facts, ...changes }, RATE)).toMatchObject({ outcome, reasons });
  });

  it('never answers better to a smaller income', () => {
    const rank = { declined: 0, referred: 1, approved: 2 };
    fc.assert(
      fc.property(money, money, (income, more) => {
        const before = localDecision({ ...facts, income }, RATE).outcome;
        const after = localDecision({ ...facts, income: income + more }, RATE).outcome;
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
      }),
    );
  });
});

it('a reference is made of letters that nobody mistakes', () => {
  expect(applicationReference(new Uint8Array(8))).toBe('FA-2222-2222');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(applicationReference(random)).toMatch(/^FA-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
});

it('every box that is not ticked is named', () => {
  expect(Object.keys(checkConsents({}))).toEqual(['credit_guide', 'privacy', 'truth']);
  expect(checkConsents({ credit_guide: true, privacy: true, truth: true })).toEqual({});
  expect(Object.keys(checkConsents({ credit_guide: true, truth: true }))).toEqual(['privacy']);
});
