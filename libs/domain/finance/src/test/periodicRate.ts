import { solveLogRate } from '../solveLogRate.ts';

/** A payment in either direction. */
export interface CashFlow {
  /** Periods after the first advance; fractions are allowed. */
  at: number;
  /** Dollars: positive if received by the borrower, negative if paid. */
  amount: number;
}

/**
 * The rate of one period, as a fraction, at which the present value of the flows is 0: the solution of `Σ amount / (1 + rate)^at
 * = 0` that lies nearest to 0. Unrounded.
 *
 * Null when no rate exists: flows of one sign only, flows of a single moment, or a number that is not finite.
 *
 * @example periodicRate([{ at: 0, amount: 100 }, { at: 1, amount: -500 }]) // 4, that is 400 %
 */
export function periodicRate(flows: readonly CashFlow[]): number | null {
  const moving = flows.filter(({ amount }) => amount !== 0);
  const times = moving.map(({ at }) => at);
  const first = Math.min(...times);
  const last = Math.max(...times);
  if (!moving.every(({ at, amount }) => Number.isFinite(at) && Number.isFinite(amount)) || !(last > first))
    return null;
  if (!moving.some(({ amount }) => amount > 0) || !moving.some(({ amount }) => amount < 0)) return null;
  const x = solveLogRate((logRate) => {
    // Discounting to the first time, or to the last for negative rates, keeps every exponent below 0 and avoids overflow.
    const origin = logRate > 0 ? first : last;
    return moving.reduce((sum, { at, amount }) => sum + amount * Math.exp(-logRate * (at - origin)), 0);
  });
  return x === null ? null : Math.expm1(x);
}
