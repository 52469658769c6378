import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { readYouxQuote } from './readYouxQuote.ts';
import { youxEstimate } from './youxEstimate.ts';
import { youxRequest, type YouxCar } from './youxRequest.ts';

const youx = { selfAssessedCreditScore: 'GREAT' };
const loan = { borrowed: 24_990, termYears: 5, deposit: 0 };
const car: YouxCar = { year: 2021, vin: null, nvic: 'ABC21A', youxQuote: null };
const quote = { weeklyRepaymentAmount: 111.6, comparisonRate: 8.19, advertisedRate: 6.29 };

describe('youxRequest', () => {
  it('[FI-08] sends the seven fields of the specification, without personal data', () => {
    expect(youxRequest(car, loan, youx)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 24_990,
      loanTerm: 5,
      year: 2021,
      vin: null,
      nvic: 'ABC21A',
      whoIsHelping: '',
    });
  });

  it.each<[string, number, Partial<YouxCar>, number | null]>([
    ['an amount borrowed', 22_990, {}, 22_990],
    ['nothing to borrow', 0, {}, null],
    ['less than nothing', -5, {}, null],
    ['an amount that is no number', Number.NaN, {}, null],
    ['a quote that is there already', 24_990, { youxQuote: quote }, null],
    ['a quote that lacks a rate', 24_990, { youxQuote: { ...quote, comparisonRate: null } }, 24_990],
  ])('[FI-08] %s', (_, borrowed, change, asked) => {
    expect(youxRequest({ ...car, ...change }, { ...loan, borrowed }, youx)?.purchasePrice ?? null).toBe(
      asked,
    );
  });

  it('[FI-08] sends the term of the page’s loan', () => {
    expect(youxRequest(car, { ...loan, termYears: 3 }, youx)?.loanTerm).toBe(3);
  });

  it.each([null, undefined])('[FI-08] sends no request if the dealer has youX off: %s', (off) => {
    expect(youxRequest(car, loan, off)).toBeNull();
  });
});

describe('readYouxQuote', () => {
  it.each<[string, unknown, boolean]>([
    ['a quote', quote, true],
    ['a rate of 0', { ...quote, advertisedRate: 0, comparisonRate: 0 }, true],
    ['additional fields', { ...quote, fees: 1 }, true],
    ['null', null, false],
    ['nothing', undefined, false],
    ['a text', '<script>alert(1)</script>', false],
    ['a list', [quote], false],
    ['an amount of 0', { ...quote, weeklyRepaymentAmount: 0 }, false],
    ['an amount below 0', { ...quote, weeklyRepaymentAmount: -112 }, false],
    ['an amount that is NaN', { ...quote, weeklyRepaymentAmount: Number.NaN }, false],
    ['an infinite amount', { ...quote, weeklyRepaymentAmount: Infinity }, false],
    ['an amount that is a text', { ...quote, weeklyRepaymentAmount: '112' }, false],
    ['a rate below 0', { ...quote, advertisedRate: -1 }, false],
    ['no rate', { ...quote, advertisedRate: undefined }, false],
    ['no comparison rate', { ...quote, comparisonRate: null }, false],
    ['a comparison rate below the rate', { ...quote, comparisonRate: 6.28 }, false],
    ['a comparison rate over 100', { ...quote, comparisonRate: 101 }, false],
  ])('[FI-08] accepts or rejects %s: %#', (_, value, believed) => {
    expect(readYouxQuote(value) !== null).toBe(believed);
  });

  it('[FI-08] keeps the description of the source', () => {
    expect(readYouxQuote(quote)).toEqual({ ...quote, description: null });
    expect(readYouxQuote({ ...quote, description: 'Ours.' })?.description).toBe('Ours.');
    expect(readYouxQuote({ ...quote, description: 7 })?.description).toBeNull();
  });
});

describe('youxEstimate', () => {
  it('[FI-08] [FI-07] has both rates, the warning, and the assumed credit score', () => {
    expect(youxEstimate(quote, { youx }, loan)).toEqual({
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

  it('[FI-08] uses the dealer’s settings instead of the constants', () => {
    const shown = youxEstimate(
      quote,
      {
        youx: { selfAssessedCreditScore: 'AVERAGE' },
        warning: 'WARNING: ours.',
        comparisonExample: { principal: 50_000, termYears: 3, secured: false },
      },
      { termYears: 7, deposit: 2000 },
    );
    expect(shown).toMatchObject({ assumption: 'Assumes average credit.', warning: 'WARNING: ours.' });
    expect(shown?.example).toContain('7-year term');
    expect(shown?.example).toContain('$2,000 deposit');
    expect(shown?.example).toContain('an unsecured fixed rate loan of $50,000 over 3 years.');
  });

  it('[FI-08] is null if youX is off', () => {
    expect(youxEstimate(quote, { youx: null }, loan)).toBeNull();
  });

  it('[FI-08] law: for any response, an amount always has two rates in order', () => {
    const told = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null));
    const answer = fc.record(
      { weeklyRepaymentAmount: told, comparisonRate: told, advertisedRate: told, description: told },
      { requiredKeys: [] },
    );
    const rate = fc.double({ min: 0, max: 100, noNaN: true });
    const numbers = fc.record({ weeklyRepaymentAmount: rate, comparisonRate: rate, advertisedRate: rate });
    let estimates = 0;
    fc.assert(
      fc.property(fc.oneof(answer, numbers, fc.anything()), (given) => {
        const shown = youxEstimate(given, { youx }, loan);
        if (shown === null) return;
        estimates += 1;
        expect(shown.amount).toBeGreaterThanOrEqual(0);
        expect(shown.annualRatePercent).toBeGreaterThanOrEqual(0);
        expect(shown.comparisonRatePercent).toBeGreaterThanOrEqual(shown.annualRatePercent);
        expect(shown.warning).toMatch(/^WARNING/);
      }),
    );
    expect(estimates).toBeGreaterThan(0);
  });
});
