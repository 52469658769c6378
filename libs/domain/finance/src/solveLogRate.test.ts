import { describe, expect, it } from 'vitest';
import { solveLogRate } from './solveLogRate.ts';

/** The balance of an advance after `periods` instalments, as a function of the log of the rate. */
const loan = (periods: number, instalment: number, advance: number) => (x: number) =>
  (x === 0 ? instalment * periods : (instalment * -Math.expm1(-periods * x)) / Math.expm1(x)) - advance;

describe('solveLogRate', () => {
  it.each<[string, (x: number) => number, number | null, number]>([
    ['a root at 0', (x) => x, 0, 1],
    ['a rate of 100 %', (x) => Math.exp(x) - 2, Math.LN2, 22],
    ['a rate of −50 %', (x) => Math.exp(x) - 0.5, -Math.LN2, 23],
    ['a cube', (x) => x ** 3 - 2, Math.cbrt(2), 26],
    ['a line', (x) => 3 * x - 1, 1 / 3, 16],
    ['a falling line', (x) => -2 * x - 5, -2.5, 22],
    ['a curve that levels off', (x) => Math.atan(x - 7), 7, 29],
    ['a loan paid monthly', loan(60, 579.98, 30_000), 0.004987301016801228, 12],
    ['a loan paid weekly', loan(260, 140, 30_000), 0.0015323885496812612, 13],
    ['a loan that is not fully repaid', loan(60, 400, 30_000), -0.007070739255524942, 11],
    ['a very expensive loan', loan(12, 400, 1000), 0.33108134723829974, 22],
    ['a root far away', (x) => x - 40, 40, 30],
    ['a root at the end of the search', (x) => x - 64, 64, 29],
    ['a root at the other end', (x) => x + 64, -64, 78],
    ['no root', () => 1, null, 27],
    ['a jump', (x) => (x < 0.3 ? -1 : 1), 0.3, 65],
  ])('finds %s to the last digits, in few steps', (_, f, root, most) => {
    let calls = 0;
    const found = solveLogRate((x) => {
      calls += 1;
      return f(x);
    });
    if (root === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(root, 14);
    expect(calls).toBeLessThanOrEqual(most);
  });
});
