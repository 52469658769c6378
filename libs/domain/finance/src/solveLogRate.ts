const FIRST_STEP = 1 / 64;
const WIDEST = 64;
const ITERATIONS = 100;

/**
 * The root nearest to 0 of a function of x = ln(1 + rate), or null without a change of sign for |x| up to 64.
 *
 * Every rate above −100 % maps to an x, and the function of a loan is smooth in x, so that 0 %, negative and 400 % rates are all
 * found. The bracket grows outward from 0 on both sides and is then narrowed by Brent's method, to the last bits of x.
 */
export function solveLogRate(f: (x: number) => number): number | null {
  const middle = f(0);
  if (middle === 0) return 0;
  let inner = { low: 0, lowValue: middle, high: 0, highValue: middle };
  for (let reach = FIRST_STEP; reach <= WIDEST; reach *= 2) {
    const outer = { low: -reach, lowValue: f(-reach), high: reach, highValue: f(reach) };
    if (differ(inner.highValue, outer.highValue)) return brent(f, inner.high, outer.high);
    if (differ(inner.lowValue, outer.lowValue)) return brent(f, outer.low, inner.low);
    inner = outer;
  }
  return null;
}

function differ(a: number, b: number): boolean {
  return (a > 0 && b <= 0) || (a < 0 && b >= 0);
}

/** Brent's root finder between two points of opposite sign (R. P. Brent, 1973, chapter 4). */
function brent(f: (x: number) => number, from: number, to: number): number {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  let c = a;
  let fc = fa;
  let step = b - a;
  let previous = step;
  for (let i = 0; i < ITERATIONS && fb !== 0; i += 1) {
    if (fb > 0 === fc > 0) [c, fc, step, previous] = [a, fa, b - a, b - a];
    if (Math.abs(fc) < Math.abs(fb)) [a, b, c, fa, fb, fc] = [b, c, b, fb, fc, fb];
    const tolerance = 2 * Number.EPSILON * Math.abs(b) + 1e-17;
    const half = (c - b) / 2;
    if (Math.abs(half) <= tolerance) break;
    const guess =
      Math.abs(previous) >= tolerance && Math.abs(fa) > Math.abs(fb)
        ? interpolate(a, b, c, fa, fb, fc)
        : half;
    const good = guess / half > 0 && Math.abs(guess) < Math.min(1.5 * Math.abs(half), Math.abs(previous) / 2);
    previous = good ? step : half;
    step = good ? guess : half;
    [a, fa] = [b, fb];
    b += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fb = f(b);
  }
  return b;
}

/** The step to the root of the curve through the three points: inverse quadratic, or the secant where two of them agree. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  const s = fb / fa;
  if (a === c) return ((b - c) * s) / (1 - s);
  const q = fa / fc;
  const r = fb / fc;
  return -(s * ((c - b) * q * (q - r) - (b - a) * (r - 1))) / ((q - 1) * (r - 1) * (s - 1));
}
