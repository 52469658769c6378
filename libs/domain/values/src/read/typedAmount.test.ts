import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../text/formatNumber.ts';
import { typedAmount } from './typedAmount.ts';
import { typedProblem } from './typedProblem.ts';

describe('typedAmount', () => {
  it.each([
    ['30000', 30_000],
    ['30k', 30_000],
    ['30 K', 30_000],
    ['30K km', 30_000],
    ['$30,000', 30_000],
    ['$ 30,000.00', 30_000],
    ['30 000', 30_000],
    ['30\u00a0000', 30_000],
    ['30’000', 30_000],
    ['30.000', 30_000],
    ['1.250.000', 1_250_000],
    ['1.5m', 1_500_000],
    ['.5m', 500_000],
    ['1.500k', 1500],
    ['2 million dollars', 2_000_000],
    ['15 grand', 15_000],
    ['A$29,990', 29_990],
    ['AUD 29990', 29_990],
    ['29.99k', 29_990],
    ['29990.5', 29_990.5],
    ['under 30k', 30_000],
    ['up to $30,000', 30_000],
    ['<= 30000', 30_000],
    ['30k or less', 30_000],
    ['30k+', 30_000],
    ['90,000 km', 90_000],
    ['18 ft', 18],
    ['1,200 kg', 1200],
    ['120 per week', 120],
    ['2018', 2018],
    ['0', 0],
    ['-0', 0],
    ['99999999999999', 99_999_999_999_999],
  ])('reads %j as %d', (text, amount) => {
    expect(typedAmount(text)).toEqual({ amount, problem: null });
  });

  it.each([
    'cheap',
    'k',
    '$',
    '10-20k',
    '1,5m',
    '10,0000',
    '30 00',
    '1e9',
    '٣',
    '3..4',
    '0x10',
    '30k cars',
    '9'.repeat(61),
  ])('says that %j is no number', (text) => {
    expect(typedAmount(text)).toEqual({ amount: null, problem: 'words' });
  });

  it.each(['-5000', '-$5,000', '$-5k', '\u22125000'])('rejects %j as negative', (text) => {
    expect(typedAmount(text)).toEqual({ amount: null, problem: 'negative' });
  });

  it.each(['', '  ', '\u00a0'])('an empty field (%j) is not an error', (text) => {
    expect(typedAmount(text)).toEqual({ amount: null, problem: null });
  });

  it('law: parses every displayed format of an amount, and never throws', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
    const dress = fc.constantFrom(
      (n: number) => String(n),
      (n: number) => `$${formatNumber(n)}`,
      (n: number) => `  ${formatNumber(n)} km `,
      (n: number) => formatNumber(n).replaceAll(',', ' '),
    );
    fc.assert(
      fc.property(amounts, dress, (amount, write) => {
        expect(typedAmount(write(amount)).amount).toBe(amount);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d\s.,'$k-]{0,70}$/)), (text) => {
        const { amount, problem } = typedAmount(text);
        expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
        if (text.trim() !== '') expect((amount === null) !== (problem === null)).toBe(true);
      }),
    );
  });
});

describe('typedProblem', () => {
  it.each([
    ['cheap', '“cheap” is not a number. Write it like $5,000.'],
    ['-5', '“-5” is below zero. Write it like $5,000.'],
    ['30k', null],
    ['', null],
  ])('says of %j: %j', (text, sentence) => expect(typedProblem(text, '$5,000')).toBe(sentence));
});
