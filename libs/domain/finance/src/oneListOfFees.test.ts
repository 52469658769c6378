import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRate } from './comparisonRate.ts';
import type { DealerFinance } from './dealerFinance.ts';
import type { Fee } from './fee.ts';
import { financeEstimate } from './financeEstimate.ts';
import { periodsPerYear, statutoryPeriodsPerYear } from './frequency.ts';
import { loanFees } from './loanFees.ts';
import { loanQuote, type LoanQuote } from './loanQuote.ts';
import { loanWorking, type LoanChoices } from './loanWorking.ts';
import { periodicRate } from './test/periodicRate.ts';
import { anyFee, feeWith } from './test/fees.ts';
import { lender, now, plainCar } from './test/financeCars.ts';

const outback: DealerFinance = {
  provider: 'AusLoans',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  fees: [
    { label: 'Agency', amount: 912.25, charged: 'once' },
    { label: 'Account keeping', amount: 8, charged: 'monthly' },
    { label: 'Security registration', amount: 6, charged: 'once', government: true },
  ],
};
const record = lender({
  interestRate: 8.99,
  comparisonRate: 10.11,
  establishmentFees: 395,
  paymentWeek: 240.76,
});

const anyChoices: fc.Arbitrary<LoanChoices> = fc.record({
  price: fc.integer({ min: 11_500, max: 200_000 }),
  residual: fc.integer({ min: 0, max: 2000 }),
  annualRatePercent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom<LoanChoices['frequency'][]>('weekly', 'fortnightly', 'monthly'),
});
const anyFees = fc.array(anyFee, { maxLength: 4 });

function quoted(choices: LoanChoices, fees: readonly Fee[]): LoanQuote {
  const quote = loanQuote(choices, outback, { fees });
  if ('kind' in quote) throw new Error(quote.text);
  return quote;
}

describe('one list of fees', () => {
  it('[FI-07] a published rate that lacks a fee of the working is replaced by the rate of the whole list', () => {
    const car = { ...plainCar, price: 49_990, finance_lenders: { ausloans: record } };
    const estimate = financeEstimate(car, outback, { now });
    expect(estimate).toMatchObject({ annualRatePercent: 8.99, basis: { comparisonSource: 'computed' } });
    expect('amount' in estimate && estimate.comparisonRatePercent.toFixed(2)).toBe('11.47');
    const { fees: _, ...plainFees } = outback;
    expect(financeEstimate(car, plainFees, { now })).toMatchObject({ comparisonRatePercent: 10.11 });
  });

  it('[FI-07] a published rate that covers the list is used unchanged', () => {
    expect(financeEstimate(plainCar, outback, { now })).toMatchObject({ comparisonRatePercent: 8.19 });
  });

  it('[FI-07] a quote with a changed rate uses the same list: 9 instead of 8.99 changes the comparison rate by a hundredth', () => {
    const fees = loanFees(record, outback);
    const at = (annualRatePercent: number) =>
      quoted({ price: 49_990, annualRatePercent, termYears: 5, frequency: 'weekly' }, fees)
        .comparisonRatePercent;
    expect([at(8.99).toFixed(2), at(9).toFixed(2)]).toEqual(['10.51', '10.52']);
  });

  it('law: the lines of the working sum to the total payable', () => {
    let quotes = 0;
    fc.assert(
      fc.property(anyChoices, anyFees, fc.nat({ max: 900 }), (choices, fees, capitalised) => {
        const list = [feeWith({ amount: capitalised, capitalised: true }), ...fees];
        const working = loanWorking(choices, list);
        const sum = working?.lines.reduce((all, { amount, times }) => all + amount * times, 0);
        expect(working?.total).toBeCloseTo(sum ?? Number.NaN, 6);
        const quote = loanQuote(choices, outback, { fees: list });
        if ('kind' in quote) return;
        quotes += 1;
        expect(quote.total).toBe(working?.total);
      }),
    );
    expect(quotes).toBeGreaterThan(0);
  });

  it('[FI-07] law: the comparison rate discounts all payments except government fees to the advance', () => {
    fc.assert(
      fc.property(anyChoices, anyFees, (choices, fees) => {
        const working = loanWorking(choices, fees);
        if (working === null) throw new Error('There is a loan.');
        const { frequency, termYears } = choices;
        const { periods, balloon = 0 } = working.terms;
        const month = periodsPerYear[frequency] / 12;
        const flows = fees
          .filter(({ payableUnder }) => payableUnder === 'credit-contract')
          .flatMap(({ amount, when }) => {
            if (when === 'upfront') return [{ at: 0, amount: -amount }];
            if (when === 'at-end') return [{ at: periods, amount: -amount }];
            return Array.from({ length: termYears * 12 }, (_, index) => ({
              at: (index + 1) * month,
              amount: -amount,
            }));
          });
        const paid = Array.from({ length: periods }, (_, index) => ({
          at: index + 1,
          amount: -working.repayment,
        }));
        const rate = periodicRate([
          { at: 0, amount: choices.price },
          { at: periods, amount: -balloon },
          ...paid,
          ...flows,
        ]);
        const expected = (rate ?? Number.NaN) * statutoryPeriodsPerYear[frequency] * 100;
        const quote = quoted(choices, fees);
        expect(Math.abs(quote.comparisonRatePercent - expected)).toBeLessThan(1e-7 * Math.max(1, expected));
      }),
      { numRuns: 60 },
    );
  });

  it('[FI-07] law: a fee of the credit contract never lowers the rate, and raises the total payable', () => {
    fc.assert(
      fc.property(anyChoices, anyFees, anyFee, (choices, fees, more) => {
        const before = quoted(choices, fees);
        const after = quoted(choices, [...fees, { ...more, payableUnder: 'credit-contract' }]);
        expect(after.comparisonRatePercent).toBeGreaterThanOrEqual(before.comparisonRatePercent - 1e-9);
        if (more.amount > 0) expect(after.total).toBeGreaterThan(before.total);
      }),
    );
  });

  it('[FI-07] law: a government charge never changes the rate, and raises the total payable', () => {
    fc.assert(
      fc.property(anyChoices, anyFees, anyFee, (choices, fees, more) => {
        const before = quoted(choices, fees);
        const after = quoted(choices, [...fees, { ...more, payableUnder: 'government' }]);
        expect(after.comparisonRatePercent).toBe(before.comparisonRatePercent);
        if (more.amount > 0) expect(after.total).toBeGreaterThan(before.total);
      }),
    );
  });

  it('[FI-07] law: a change of the interest rate by a hundredth changes the comparison rate by about a hundredth', () => {
    fc.assert(
      fc.property(anyChoices, anyFees, (choices, fees) => {
        const before = quoted(choices, fees).comparisonRatePercent;
        const annualRatePercent = choices.annualRatePercent + 0.01;
        const after = quoted({ ...choices, annualRatePercent }, fees).comparisonRatePercent;
        expect(after).toBeGreaterThan(before);
        expect(after - before).toBeLessThan(0.02);
      }),
    );
  });

  it('[FI-06] law: a capitalised fee has the same effect on the rate as one paid at the start', () => {
    const loan = { principal: 30_000, annualRatePercent: 8.99, termYears: 5, frequency: 'monthly' } as const;
    const fees = loanFees(record, outback);
    expect(comparisonRate({ ...loan, fees })?.toFixed(2)).toBe('11.47');
    const apart = fees.map((fee) => ({ ...fee, capitalised: false }));
    expect(comparisonRate({ ...loan, fees: apart })).toBe(comparisonRate({ ...loan, fees }));
  });

  it('[FI-06] the lender’s repayment is used in the working, the total and the rate', () => {
    const fees = loanFees(record, outback);
    const choices = { price: 49_990, annualRatePercent: 8.99, termYears: 5, frequency: 'weekly' } as const;
    const own = quoted(choices, fees);
    const given = loanQuote(choices, outback, { fees, given: own.repayment });
    expect(given).toMatchObject({ repayment: own.repayment, total: own.total });
    expect('kind' in given || given.comparisonRatePercent).toBeCloseTo(own.comparisonRatePercent, 9);
    const dearer = loanQuote(choices, outback, { fees, given: own.repayment + 1 });
    expect('kind' in dearer || dearer.total).toBeCloseTo(own.total + 260, 6);
    expect('kind' in dearer || dearer.comparisonRatePercent).toBeGreaterThan(own.comparisonRatePercent + 0.1);
  });
});
