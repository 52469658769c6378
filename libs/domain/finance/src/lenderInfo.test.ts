import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { disclaimerText } from './disclaimerText.ts';
import { financeEstimate } from './financeEstimate.ts';
import { lenderStatement } from './lenderStatement.ts';
import { readLenderInfo, type LenderInfo } from './readLenderInfo.ts';
import { now, plainCar } from './test/financeCars.ts';

const least = { lender: 'Demo Lending', interestRate: 6.29, comparisonRate: 8.19 };
const info: LenderInfo = {
  ...least,
  creditLicence: '000000',
  termYears: 5,
  establishmentFee: 395,
  disclaimer: 'Approved applicants only.',
  description: null,
};
const shown = { annualRatePercent: 6.29, comparisonRatePercent: 8.19, warning: comparisonWarnings.short };

describe('readLenderInfo', () => {
  it.each<[string, unknown, boolean]>([
    ['everything', info, true],
    ['a name and two rates', least, true],
    ['a rate of 0', { ...info, interestRate: 0, comparisonRate: 0 }, true],
    [
      'a computed comparison rate that rounding put below the rate',
      { ...info, comparisonRate: 6.289999 },
      true,
    ],
    ['no fee', { ...info, establishmentFee: 0 }, true],
    ['a text with a sign in it', { ...info, disclaimer: 'Rates < 9% p.a. & fees > $0' }, true],
    ['null', null, false],
    ['nothing', undefined, false],
    ['a text', '<script>alert(1)</script>', false],
    ['a list', [info], false],
    ['no name', { ...info, lender: undefined }, false],
    ['an empty name', { ...info, lender: '' }, false],
    ['a name with markup', { ...info, lender: '<b>Demo</b>' }, false],
    ['a disclaimer with markup', { ...info, disclaimer: 'Hi <img src=x onerror=alert(1)>' }, false],
    ['a disclaimer with a comment', { ...info, disclaimer: '<!-- x' }, false],
    ['a disclaimer that is too long', { ...info, disclaimer: 'x'.repeat(4_001) }, false],
    ['a disclaimer that is a list', { ...info, disclaimer: ['Approved'] }, false],
    ['a licence that is a number', { ...info, creditLicence: 7 }, false],
    ['a rate that is NaN', { ...info, interestRate: Number.NaN }, false],
    ['a rate that is a text', { ...info, interestRate: '6.29' }, false],
    ['a rate below 0', { ...info, interestRate: -1 }, false],
    ['no comparison rate', { ...info, comparisonRate: null }, false],
    ['an infinite comparison rate', { ...info, comparisonRate: Infinity }, false],
    ['a comparison rate below the rate', { ...info, comparisonRate: 6.28 }, false],
    ['a term of a hundred years', { ...info, termYears: 100 }, false],
    ['a fee below 0', { ...info, establishmentFee: -1 }, false],
    ['a source that is too long', { ...info, description: 'x'.repeat(121) }, false],
  ])('[FI-07] accepts or rejects %s: %#', (_, value, believed) => {
    expect(readLenderInfo(value) !== null).toBe(believed);
  });

  it('[FI-07] keeps only the agreed fields, and missing ones are null', () => {
    expect(readLenderInfo({ ...info, fees: 1 })).toEqual(info);
    expect(readLenderInfo(least)).toEqual({
      ...least,
      creditLicence: null,
      termYears: null,
      establishmentFee: null,
      disclaimer: null,
      description: null,
    });
  });

  it('[FI-07] law: never throws', () => {
    expect(() => fc.assert(fc.property(fc.anything(), (value) => void readLenderInfo(value)))).not.toThrow();
  });
});

describe('lenderStatement', () => {
  const who = 'Lender for this vehicle: Demo Lending, Australian credit licence 000000.';

  it.each<[string, Partial<LenderInfo>, string]>([
    ['the same rates', {}, `${who} 5-year term, establishment fee $395. Approved applicants only.`],
    [
      'no fee, and the source',
      { establishmentFee: 0, disclaimer: null, description: 'Told by us.' },
      `${who} 5-year term, no establishment fee. Told by us.`,
    ],
    [
      'a name alone',
      { creditLicence: null, termYears: null, establishmentFee: null, disclaimer: null },
      'Lender for this vehicle: Demo Lending.',
    ],
    [
      'a term of weeks',
      { termYears: 130 / 52, disclaimer: null, establishmentFee: null },
      `${who} 2.5-year term.`,
    ],
    [
      'other rates',
      { interestRate: 7.1, comparisonRate: 9 },
      `${who} 7.10% p.a., comparison rate 9.00% p.a., 5-year term, establishment fee $395. The figures on this page are worked ` +
        `out at 6.29% p.a., comparison rate 8.19% p.a. Approved applicants only.`,
    ],
    [
      'another comparison rate, with the lender’s warning',
      { comparisonRate: 8.2, disclaimer: comparisonWarnings.short, termYears: null, establishmentFee: null },
      `${who} 6.29% p.a., comparison rate 8.20% p.a. The figures on this page are worked out at 6.29% p.a., ` +
        `comparison rate 8.19% p.a. ${comparisonWarnings.short}`,
    ],
  ])('[FI-07] says %s', (_, change, text) => {
    expect(lenderStatement({ ...info, ...change }, shown)).toBe(text);
  });

  it('[FI-07] shows its own rates only as a pair, beside the rates of the page', () => {
    const rate = fc.double({ min: 0, max: 50, noNaN: true });
    let pairs = 0;
    fc.assert(
      fc.property(rate, rate, fc.option(fc.string({ maxLength: 300 })), (interestRate, more, disclaimer) => {
        const comparisonRate = interestRate + more;
        const said = lenderStatement({ ...info, interestRate, comparisonRate, disclaimer }, shown);
        const pair = /\d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\./.test(said);
        expect(pair).toBe(said.includes('The figures on this page'));
        if (!pair) return;
        pairs += 1;
        expect(said).toContain('6.29% p.a., comparison rate 8.19% p.a.');
      }),
    );
    expect(pairs).toBeGreaterThan(0);
  });
});

it('[FI-07] a disclaimer with an unknown merge tag is returned unchanged', () => {
  const dealer = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
  const estimate = financeEstimate(plainCar, dealer, { now });
  if ('unavailable' in estimate) throw new Error(estimate.unavailable);
  expect(disclaimerText('At {rate}.', estimate, dealer)).toBe('At 6.29% p.a..');
  expect(disclaimerText('At {rat}.', estimate, dealer)).toBe('At {rat}.');
});
