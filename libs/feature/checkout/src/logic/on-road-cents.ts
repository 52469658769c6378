/** The sum of an estimate of on-road costs; null without one. */
export const onRoadCents = (estimate: { lines: readonly { cents: number }[] } | null): number | null =>
  estimate && estimate.lines.reduce((sum, { cents }) => sum + cents, 0);
