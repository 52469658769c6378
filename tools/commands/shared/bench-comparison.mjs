/** The share by which a figure may be slower than in the last main. */
export const TOLERANCE = 0.2;

/** The middle one of some numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Compares figures with those of the last main. Both are multiples of the calibrating loop: times of one call, divided by the time
 * of a fixed piece of CPU work in the same process. Lower is faster.
 *
 * @param last, now `{ [figure]: multiple }`.
 * @returns a list of `{ figure, change, problem }`; `change` is 0.25 where a figure is 25 % slower, null without a pair; `problem` is
 *   null where nothing is wrong, as with a new figure.
 */
export function compareFigures(last, now) {
  const names = [...new Set([...Object.keys(last), ...Object.keys(now)])].sort();
  return names.map((figure) => {
    if (!(figure in now)) return { figure, change: null, problem: 'is no longer measured' };
    if (!(figure in last)) return { figure, change: null, problem: null };
    const change = now[figure] / last[figure] - 1;
    const slower = `is ${(change * 100).toFixed(0)} % slower; ${TOLERANCE * 100} % is allowed`;
    // Not "change > TOLERANCE": a figure that is not a number must fail.
    return { figure, change, problem: change <= TOLERANCE ? null : slower };
  });
}
