/**
 * Formats a rate for display: two decimals, rounded half up, and `% p.a.`.
 *
 * @example formatRate(8.5) // '8.50% p.a.'
 */
export function formatRate(percent: number): string {
  const hundredths = Math.round(percent * 100 + 1e-9);
  return `${(hundredths / 100).toFixed(2)}% p.a.`;
}
