import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealerFinance } from './dealerFinance.ts';
import { loanWorking, type LoanChoices } from './loanWorking.ts';
import { repaymentSchedule } from './repaymentSchedule.ts';

const choices: LoanChoices = {
  price: 28_990,
  deposit: 2000,
  annualRatePercent: 6.29,
  termYears: 5,
  frequency: 'weekly',
};

describe('loanWorking', () => {
  it('has every number of the calculator’s picture', () => {
    const working = loanWorking(choices, { provider: 'Taurus' });
    expect(working?.terms).toEqual({
      principal: 26_990,
      annualRatePercent: 6.29,
      periodsPerYear: 52,
      periods: 260,
      balloon: 0,
    });
    expect(working?.ratePercentPerPeriod).toBeCloseTo(0.12096, 5);
    expect(working?.repayment).toBeCloseTo(121.05, 2);
  });

  it('adds the fee where it is repaid with the loan, and counts it apart where it is not', () => {
    const fees = { establishmentFees: { taurus: 1300 }, fees: [monthly(8)] };
    const added = loanWorking(choices, { provider: 'Taurus', ...fees });
    expect([added?.terms.principal, added?.otherFees]).toEqual([28_290, 480]);
    const apart = loanWorking(choices, { provider: 'Taurus', capitaliseFee: false, ...fees });
    expect([apart?.terms.principal, apart?.otherFees]).toEqual([26_990, 1780]);
  });

  it.each<[string, Partial<LoanChoices>]>([
    ['nothing is left to lend', { deposit: 28_990 }],
    ['the residual is above the loan', { residual: 27_000 }],
    ['the price is no number', { price: Number.NaN }],
  ])('is null where %s', (_, change) => {
    expect(loanWorking({ ...choices, ...change }, { provider: 'Taurus' })).toBeNull();
  });

  it('has a schedule that ends at the residual, for any loan', () => {
    const dealer: DealerFinance = { provider: 'Taurus', fees: [monthly(8)] };
    const loan = fc.record({
      price: fc.integer({ min: 5000, max: 100_000 }),
      residual: fc.integer({ min: 0, max: 4000 }),
      annualRatePercent: fc.double({ min: 0, max: 20, noNaN: true }),
      termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      frequency: fc.constantFrom<LoanChoices['frequency']>('weekly', 'fortnightly', 'monthly'),
    });
    fc.assert(
      fc.property(loan, (wanted) => {
        const working = loanWorking(wanted, dealer);
        expect(working && repaymentSchedule(working.terms).at(-1)?.balance).toBe(wanted.residual);
      }),
    );
  });
});

function monthly(amount: number) {
  return { label: 'Account keeping', amount, charged: 'monthly' as const };
}
