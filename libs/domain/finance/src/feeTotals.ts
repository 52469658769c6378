import type { LoanFee } from './dealerFinance.ts';

/** Fees of a loan besides the establishment fee, in dollars. */
export interface FeeTotals {
  /** Credit fees paid once: part of a comparison rate. */
  once: number;
  /** Credit fees paid every month: part of a comparison rate. */
  monthly: number;
  /** Everything paid over the term, government fees with it. */
  overTerm: number;
}

/** Adds up fees over a term of years. Nothing is rounded. */
export function feeTotals(fees: readonly LoanFee[] = [], termYears: number): FeeTotals {
  const totals: FeeTotals = { once: 0, monthly: 0, overTerm: 0 };
  for (const { amount, charged, government } of fees) {
    totals.overTerm += charged === 'once' ? amount : amount * 12 * termYears;
    if (!government) totals[charged] += amount;
  }
  return totals;
}
