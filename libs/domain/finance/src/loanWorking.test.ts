import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanFees } from './loanFees.ts';
import { loanWorking, type LoanChoices, type LoanWorking } from './loanWorking.ts';
import { repaymentSchedule } from './repaymentSchedule.ts';

const choices: LoanChoices = {
  price: 28_990,
  deposit: 2000,
  annualRatePercent: 6.29,
  termYears: 5,
  frequency: 'weekly',
};

describe('loanWorking', () => {
  it('has all numbers of the working', () => {
    const working = loanWorking(choices, []);
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

  it('adds a capitalised fee to the loan, and lists any other fee separately', () => {
    const list = (capitaliseFee: boolean) =>
      loanFees(null, {
        provider: 'Taurus',
        establishmentFees: { taurus: 1300 },
        capitaliseFee,
        fees: [monthly(8), { label: 'Discharge', amount: 50, charged: 'end' }],
      });
    const added = loanWorking(choices, list(true));
    expect([added?.terms.principal, feesOf(added)]).toEqual([
      28_290,
      [
        ['Account keeping', 60, 480],
        ['Discharge', 1, 50],
      ],
    ]);
    expect(added?.capitalised.map(({ name, amount }) => [name, amount])).toEqual([
      ['Establishment fee', 1300],
    ]);
    const apart = loanWorking(choices, list(false));
    expect([apart?.terms.principal, feesOf(apart)[0]]).toEqual([26_990, ['Establishment fee', 1, 1300]]);
  });

  it.each<[string, Partial<LoanChoices>]>([
    ['nothing is left to lend', { deposit: 28_990 }],
    ['the residual is above the loan', { residual: 27_000 }],
    ['the price is no number', { price: Number.NaN }],
  ])('is null where %s', (_, change) => {
    expect(loanWorking({ ...choices, ...change }, [])).toBeNull();
  });

  it('law: has a schedule that ends at the residual', () => {
    const fees = loanFees(null, { provider: 'Taurus', fees: [monthly(8)] });
    const loan = fc.record({
      price: fc.integer({ min: 5000, max: 100_000 }),
      residual: fc.integer({ min: 0, max: 4000 }),
      annualRatePercent: fc.double({ min: 0, max: 20, noNaN: true }),
      termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      frequency: fc.constantFrom<LoanChoices['frequency']>('weekly', 'fortnightly', 'monthly'),
    });
    fc.assert(
      fc.property(loan, (wanted) => {
        const working = loanWorking(wanted, fees);
        expect(working && repaymentSchedule(working.terms).at(-1)?.balance).toBe(wanted.residual);
      }),
    );
  });
});

function feesOf(working: LoanWorking | null) {
  const lines = working?.lines.filter(({ kind }) => kind === 'fee') ?? [];
  return lines.map(({ name, times, total }) => [name, times, total]);
}

function monthly(amount: number) {
  return { label: 'Account keeping', amount, charged: 'monthly' as const };
}
