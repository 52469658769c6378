import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repayment } from './repayment.ts';
import { repaymentSchedule } from './repaymentSchedule.ts';
import { loans } from './test/loans.ts';

const terms = { principal: 30_000, annualRatePercent: 6, periodsPerYear: 12, periods: 60, balloon: 9000 };

describe('repaymentSchedule', () => {
  it('starts with the interest on the whole loan and ends at the balloon', () => {
    const rows = repaymentSchedule(terms);
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatchObject({ period: 1 });
    expect(rows[0]?.interest).toBeCloseTo(150, 8);
    expect(rows[0]?.balance).toBeCloseTo(30_000 + 150 - repayment(terms), 8);
    expect(rows[59]).toMatchObject({ period: 60, balance: 9000 });
  });

  it('ends at 0 without a balloon', () => {
    const { balloon, ...plain } = terms;
    expect(balloon).toBe(9000);
    expect(repaymentSchedule(plain).at(-1)?.balance).toBe(0);
  });

  it('has no interest at 0 %', () => {
    const rows = repaymentSchedule({ ...terms, annualRatePercent: 0, balloon: 0 });
    expect(
      rows.every(({ interest, principal }) => Math.abs(interest) < 1e-9 && Math.abs(principal - 500) < 1e-9),
    ).toBe(true);
  });

  it('throws as `repayment` does', () => {
    expect(() => repaymentSchedule({ ...terms, periods: -1 })).toThrow(RangeError);
  });

  it('law: repays the loan to the cent, row by row, at any rate', () => {
    fc.assert(
      fc.property(loans(), (loan) => {
        const rows = repaymentSchedule(loan);
        const amount = repayment(loan);
        const rate = loan.annualRatePercent / 100 / loan.periodsPerYear;
        let owed = loan.principal;
        for (const row of rows) {
          expect(Math.abs(row.interest + row.principal - amount)).toBeLessThan(1e-6);
          expect(Math.abs(row.interest - owed * rate)).toBeLessThan(0.005);
          expect(Math.abs(row.balance - (owed - row.principal))).toBeLessThan(0.005);
          owed = row.balance;
        }
        expect(owed).toBe(loan.balloon);
      }),
    );
  });
});
