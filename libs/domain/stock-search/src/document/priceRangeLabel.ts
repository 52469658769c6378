import { formatDollars } from '@forecourt/pricing';

const BUCKET_STARTS = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/**
 * The bucket of a price in the `price_range` facet: $10,000 wide to $50,000, then $25,000, then '$100,000 and over'. A price on a
 * boundary belongs to the upper bucket.
 *
 * @example priceRangeLabel(20_000) // '$20,000 to $29,999'
 */
export function priceRangeLabel(price: number): string {
  const at = Math.max(
    0,
    BUCKET_STARTS.findLastIndex((start) => price >= start),
  );
  const start = BUCKET_STARTS[at] ?? 0;
  const next = BUCKET_STARTS[at + 1];
  if (next === undefined) return `${formatDollars(start)} and over`;
  return start === 0
    ? `Under ${formatDollars(next)}`
    : `${formatDollars(start)} to ${formatDollars(next - 1)}`;
}
