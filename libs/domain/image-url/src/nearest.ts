/** The step nearest to `value`; of two equally near ones the first. */
export function nearest(steps: readonly number[], value: number): number {
  const [first = value, ...others] = steps;
  return others.reduce(
    (best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best),
    first,
  );
}
