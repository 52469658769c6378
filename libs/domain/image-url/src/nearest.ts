/** The step nearest to `value`; the first of two at the same distance. */
export function nearest(steps: readonly number[], value: number): number {
  const [first = value, ...others] = steps;
  return others.reduce(
    (best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best),
    first,
  );
}
