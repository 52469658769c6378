/** Input of `resultCount`. */
export interface CountFacts {
  /** The engine's count. */
  readonly count: number;
  /** Whether the search has refinements or a query. */
  readonly refined: boolean;
  /** The site's configured stock count. */
  readonly configuredStockCount?: number | null;
  /** The counts of one facet that every car has, such as the car type. */
  readonly facetCounts?: readonly number[];
  /** The exact total, if the engine knows it; the displayed count is never above it. */
  readonly total?: number | null;
}

const ENGINE_CAP = 1999;

/**
 * The number of results to show. Up to 1,999 it is the engine's count. Above, where an engine stops counting, it is the site's
 * configured stock count without refinements, else the sum of the facet counts; never above the exact total, if known. (SR-10,
 * ruling 27)
 *
 * @example resultCount({ count: 2000, refined: false, configuredStockCount: 8400 }) // 8400
 */
export function resultCount({
  count,
  refined,
  configuredStockCount,
  facetCounts = [],
  total,
}: CountFacts): number {
  if (count <= ENGINE_CAP) return count;
  const configured = refined ? null : configuredStockCount;
  const counted = facetCounts.length > 0 ? facetCounts.reduce((sum, part) => sum + part, 0) : count;
  const shown = configured && configured > 0 ? configured : counted;
  return total === null || total === undefined ? shown : Math.min(shown, total);
}
