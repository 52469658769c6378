import type { StockAnswer } from '@forecourt/search-client';

/** The values of a facet in a response of the engine, with their counts; empty if the response has no such facet. */
export function facetCounts(
  { facet_counts }: StockAnswer,
  field: string,
): { value: string; count: number }[] {
  const counts = facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
  return counts.map(({ value, count }) => ({ value, count }));
}

/** Compares values by the alphabet, numbers in them by size. */
export const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
