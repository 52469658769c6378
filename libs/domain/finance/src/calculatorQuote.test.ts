import { describe, expect, it } from 'vitest';
import { calculatorQuote } from './calculatorQuote.ts';
import { loanQuote } from './loanQuote.ts';
import type { LoanChoices } from './loanWorking.ts';

const dealer = { provider: 'Taurus' };
const published = { annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const choices: LoanChoices = {
  price: 28_990,
  deposit: 2000,
  annualRatePercent: 6.29,
  termYears: 5,
  frequency: 'weekly',
};

describe('calculatorQuote', () => {
  it('[FI-07] at the published rate has the published comparison rate and the loan it was published for', () => {
    expect(calculatorQuote(choices, dealer, published)).toEqual({
      ...loanQuote(choices, dealer),
      comparisonRatePercent: 8.19,
      example:
        '5-year term, 6.29% p.a., comparison rate 8.19% p.a., $2,000 deposit. Comparison rate based on a secured fixed rate loan of $30,000 over 5 years.',
    });
  });

  it('at another rate, and where nothing is published, has the comparison rate of the very loan', () => {
    const moved = { ...choices, annualRatePercent: 7 };
    expect(calculatorQuote(moved, dealer, published)).toEqual(loanQuote(moved, dealer));
    expect(calculatorQuote(choices, dealer, null)).toEqual(loanQuote(choices, dealer));
  });

  it('has nothing to add where there is no quote', () => {
    expect(calculatorQuote({ ...choices, price: 0 }, dealer, published)).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
    });
  });
});
