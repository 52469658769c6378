import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { readYouxQuote } from './readYouxQuote.ts';
import { plainCar } from './test/financeCars.ts';
import { youxEstimate } from './youxEstimate.ts';
import { youxRequest, type YouxCar } from './youxRequest.ts';

const youx = { selfAssessedCreditScore: 'GREAT', loanTerm: 5 };
const car: YouxCar = { ...plainCar, vin: null, nvic: 'ABC21A', youxQuote: null };
const quote = { weeklyRepaymentAmount: 111.6, comparisonRate: 8.19, advertisedRate: 6.29 };

describe('youxRequest', () => {
  it('[FI-08] asks with the seven fields of the specification, and names nobody', () => {
    expect(youxRequest(car, youx)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 24_990,
      loanTerm: 5,
      year: 2021,
      vin: null,
      nvic: 'ABC21A',
      whoIsHelping: '',
    });
  });

  it.each<[string, Partial<YouxCar>, number | null]>([
    ['the price after an offer', { offer_price: 990 }, 24_000],
    ['never the price of a subscription', { subscription_price: 300 }, 24_990],
    ['no price', { price: null }, null],
    ['a price of 0', { price: 0 }, null],
    ['a price below 0', { price: -5 }, null],
    ['a price that is no number', { price: Number.NaN }, null],
    ['a quote that is there already', { youxQuote: quote }, null],
    ['a quote that lacks a rate', { youxQuote: { ...quote, comparisonRate: null } }, 24_990],
  ])('[FI-08] %s', (_, change, price) => {
    expect(youxRequest({ ...car, ...change }, youx)?.purchasePrice ?? null).toBe(price);
  });

  it.each([null, undefined])('[FI-08] asks nothing where the dealer has it off: %s', (off) => {
    expect(youxRequest(car, off)).toBeNull();
  });
});

describe('readYouxQuote', () => {
  it.each<[string, unknown, boolean]>([
    ['a quote', quote, true],
    ['a rate of 0', { ...quote, advertisedRate: 0, comparisonRate: 0 }, true],
    ['more than was agreed', { ...quote, fees: 1 }, true],
    ['null', null, false],
    ['nothing', undefined, false],
    ['a text', '<script>alert(1)</script>', false],
    ['a list', [quote], false],
    ['an amount of 0', { ...quote, weeklyRepaymentAmount: 0 }, false],
    ['an amount below 0', { ...quote, weeklyRepaymentAmount: -112 }, false],
    ['an amount that is NaN', { ...quote, weeklyRepaymentAmount: Number.NaN }, false],
    ['an amount without end', { ...quote, weeklyRepaymentAmount: Infinity }, false],
    ['an amount that is a text', { ...quote, weeklyRepaymentAmount: '112' }, false],
    ['a rate below 0', { ...quote, advertisedRate: -1 }, false],
    ['no rate', { ...quote, advertisedRate: undefined }, false],
    ['no comparison rate', { ...quote, comparisonRate: null }, false],
    ['a comparison rate below the rate', { ...quote, comparisonRate: 6.28 }, false],
    ['a comparison rate over 100', { ...quote, comparisonRate: 101 }, false],
  ])('[FI-08] believes %s: %#', (_, value, believed) => {
    expect(readYouxQuote(value) !== null).toBe(believed);
  });

  it('[FI-08] keeps who worked it out', () => {
    expect(readYouxQuote(quote)).toEqual({ ...quote, description: null });
    expect(readYouxQuote({ ...quote, description: 'Ours.' })?.description).toBe('Ours.');
    expect(readYouxQuote({ ...quote, description: 7 })?.description).toBeNull();
  });
});

describe('youxEstimate', () => {
  it('[FI-08] [FI-07] carries both rates, the warning, and whose credit it is for', () => {
    expect(youxEstimate(quote, { youx })).toEqual({
      frequency: 'weekly',
      amount: 112,
      annualRatePercent: 6.29,
      comparisonRatePercent: 8.19,
      assumption: 'Assumes excellent credit.',
      example:
        '5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit. Comparison rate based on a secured fixed rate loan of $30,000 over 5 years.',
      warning: comparisonWarnings.short,
      description: null,
    });
  });

  it('[FI-08] says what the dealer set in place of the constants', () => {
    const shown = youxEstimate(quote, {
      youx: { selfAssessedCreditScore: 'AVERAGE', loanTerm: 7 },
      warning: 'WARNING: ours.',
      comparisonExample: { principal: 50_000, termYears: 3, secured: false },
    });
    expect(shown).toMatchObject({ assumption: 'Assumes average credit.', warning: 'WARNING: ours.' });
    expect(shown?.example).toContain('7-year term');
    expect(shown?.example).toContain('an unsecured fixed rate loan of $50,000 over 3 years.');
  });

  it('[FI-08] is nothing where youX is off', () => {
    expect(youxEstimate(quote, { youx: null })).toBeNull();
  });

  it('[FI-08] whatever is answered, an amount never stands without two rates in their order', () => {
    const told = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null));
    const answer = fc.record(
      { weeklyRepaymentAmount: told, comparisonRate: told, advertisedRate: told, description: told },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(answer, fc.anything()), (given) => {
        const shown = youxEstimate(given, { youx });
        if (shown === null) return;
        expect(shown.amount).toBeGreaterThanOrEqual(0);
        expect(shown.annualRatePercent).toBeGreaterThanOrEqual(0);
        expect(shown.comparisonRatePercent).toBeGreaterThanOrEqual(shown.annualRatePercent);
        expect(shown.warning).toMatch(/^WARNING/);
      }),
    );
  });
});
