import type { StockAnswer } from '@forecourt/search-client';

/** The values of a facet in the engine's answer, each with its count; none where the answer has no such facet. */
export function facetCounts(
  { facet_counts }: StockAnswer,
  field: string,
): { value: string; count: number }[] {
  const counts = facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
  return counts.map(({ value, count }) => ({ value, count }));
}
