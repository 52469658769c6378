import { describe, expect, it } from 'vitest';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { loanQuote, type LoanQuote } from './loanQuote.ts';
import type { LoanChoices } from './loanWorking.ts';

const choices: LoanChoices = { price: 30_000, annualRatePercent: 6, termYears: 5, frequency: 'monthly' };
const dealer = { provider: 'Taurus' };

function quoted(
  change: Partial<LoanChoices> = {},
  settings: Partial<Parameters<typeof loanQuote>[1]> = {},
): LoanQuote {
  const result = loanQuote({ ...choices, ...change }, { ...dealer, ...settings });
  if ('kind' in result) throw new Error(result.text);
  return result;
}

describe('loanQuote', () => {
  it('[FI-03] gives repayment, total, both rates and the warning', () => {
    const quote = quoted();
    expect(quote).toMatchObject({
      frequency: 'monthly',
      amount: 580,
      annualRatePercent: 6,
      warning: comparisonWarnings.short,
    });
    expect(quote.repayment).toBeCloseTo(579.98, 2);
    expect(quote.total).toBeCloseTo(579.984045882 * 60, 5);
    expect(quote.interestAndFees).toBeCloseTo(quote.total - 30_000, 9);
    expect(quote.comparisonRatePercent).toBeCloseTo(6, 9);
    expect(quote.example).toBe(
      '5-year term, 6.00% p.a., comparison rate 6.00% p.a., no deposit. Comparison rate for this example, a secured fixed rate loan of $30,000 over 5 years.',
    );
  });

  it('[FI-03] subtracts deposit and trade-in, with the residual due at the end', () => {
    const quote = quoted({ price: 40_000, deposit: 4000, tradeIn: 6000, residual: 9000 });
    expect(quote.repayment).toBeCloseTo(450.99, 2);
    expect(quote.total).toBeCloseTo(quote.repayment * 60 + 9000, 9);
    expect(quote.example).toContain('$10,000 deposit, $9,000 final payment');
  });

  it('[FI-06] adds the establishment fee to the loan, or to the total', () => {
    const establishmentFees = { taurus: 1300 };
    const inLoan = quoted({}, { establishmentFees });
    const apart = quoted({}, { establishmentFees, capitaliseFee: false });
    expect(inLoan.repayment).toBeCloseTo((579.984045882 * 31_300) / 30_000, 5);
    expect(apart.repayment).toBeCloseTo(579.984045882, 5);
    expect(apart.total).toBeCloseTo(579.984045882 * 60 + 1300, 5);
    expect(apart.comparisonRatePercent).toBe(inLoan.comparisonRatePercent);
    expect(apart.comparisonRatePercent).toBeGreaterThan(6);
  });

  it('[FI-04] counts the monthly fee once in the comparison rate and in the total', () => {
    const fees = [
      { label: 'Administration', amount: 12, charged: 'monthly' as const },
      { label: 'Set-up', amount: 195, charged: 'once' as const },
    ];
    const quote = quoted({ annualRatePercent: 6.49 }, { fees });
    expect(quote.comparisonRatePercent.toFixed(2)).toBe('7.61');
    expect(quote.total).toBeCloseTo(quote.repayment * 60 + 720 + 195, 9);
    const weekly = quoted({ annualRatePercent: 6.49, frequency: 'weekly' }, { fees });
    expect(weekly.total).toBeCloseTo(weekly.repayment * 260 + 720 + 195, 9);
  });

  it.each([
    [1500, true],
    [1500.01, false],
  ])('[FI-03] a loan of %s over 5 years at 0 % is an enquiry: %s', (price, enquires) => {
    const result = loanQuote({ ...choices, price, annualRatePercent: 0 }, dealer);
    expect('kind' in result).toBe(enquires);
    if ('kind' in result) expect(result).toEqual({ kind: 'enquire', text: 'Enquire for Finance' });
  });

  it.each<[string, Partial<LoanChoices>]>([
    ['nothing is left to lend', { deposit: 30_000 }],
    ['the trade-in is worth more than the car', { tradeIn: 35_000 }],
    ['there is no price', { price: 0 }],
    ['the price is not a number', { price: Number.NaN }],
  ])('[FI-03, AN-02] is Enquire for Finance when %s', (_, change) => {
    expect(loanQuote({ ...choices, ...change }, dealer)).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
    });
  });

  it('[FI-03] is Enquire for Finance when the fee is at least the loan', () => {
    expect(
      loanQuote({ ...choices, price: 1800 }, { ...dealer, establishmentFees: { taurus: 1800 } }),
    ).toMatchObject({ kind: 'enquire' });
  });

  it('[FI-03] a residual above the loan is an error without figures', () => {
    expect(quoted({ residual: 30_000 }).repayment).toBeCloseTo(150, 9);
    expect(loanQuote({ ...choices, residual: 30_001 }, dealer)).toEqual({
      kind: 'error',
      text: 'The residual cannot be more than the loan amount',
    });
  });

  it('describes an unsecured loan, with the dealer’s warning', () => {
    const quote = quoted(
      {},
      { comparisonExample: { principal: 1, termYears: 1, secured: false }, warning: 'Mind.' },
    );
    expect(quote.example).toContain('an unsecured fixed rate loan of $30,000 over 5 years.');
    expect(quote.warning).toBe('Mind.');
    expect(quoted({ termYears: 1 }).example).toContain('over 1 year.');
  });

  it('rejects access to a repayment that may be missing at compile time', () => {
    const result = loanQuote({ ...choices, price: 0 }, dealer);
    // @ts-expect-error A quote may be an invitation to enquire.
    expect(result.repayment).toBeUndefined();
  });
});
