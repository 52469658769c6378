import type { StockAnswer } from '@forecourt/search-client';
import { RANGE_FACETS, TEXT_FACETS, facetField } from '@forecourt/stock-search';
import type { CardHit, RangeFacet, TextFacet } from '@forecourt/stock-search';

/** A value of a facet with the number of vehicles that have it. */
export type ValueCount = readonly [value: string, count: number];

/** Lowest and highest of a number among the vehicles found. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The part of the engine's response that the page needs, the same from a loader and from InstantSearch. It is embedded in the HTML, so
 * it has only what the page shows.
 */
export interface SearchAnswer {
  /** Number of listed vehicles, including recently sold ones; it decides the number of pages. */
  readonly found: number;
  /** Number of available vehicles: the count shown on the page. */
  readonly available: number;
  readonly hits: readonly CardHit[];
  /** For a facet with a choice, the counts without that choice, so that other values can be added to it. */
  readonly counts: { readonly [F in TextFacet]?: readonly ValueCount[] };
  readonly bounds: { readonly [F in RangeFacet]?: Bounds };
}

/** The data of a facet from one source of results. */
interface FacetReader {
  counts(field: string): readonly ValueCount[] | undefined;
  stats(field: string): { min?: number; max?: number } | undefined;
}

/** Results from a source's data of each facet; facets that were not requested are omitted. */
export function answerFrom(
  { found, available }: Pick<SearchAnswer, 'found' | 'available'>,
  hits: readonly CardHit[],
  facets: FacetReader,
): SearchAnswer {
  const counts: { [F in TextFacet]?: readonly ValueCount[] } = {};
  for (const facet of TEXT_FACETS) {
    const values = facets.counts(facetField(facet));
    if (values) counts[facet] = values;
  }
  const bounds: { [F in RangeFacet]?: Bounds } = {};
  for (const facet of RANGE_FACETS) {
    const { min, max } = facets.stats(facetField(facet)) ?? {};
    if (min !== undefined && max !== undefined) bounds[facet] = { min, max };
  }
  return { found, available, hits, counts, bounds };
}

/**
 * Converts the responses to `pageRequests`: the listed vehicles, then the available ones, then one for each facet with a choice, which
 * has the counts of that facet.
 */
export function readAnswer(results: readonly StockAnswer[]): SearchAnswer {
  const [page, counted, ...open] = results;
  const byField = new Map<string, StockAnswer['facet_counts'][number]>();
  for (const result of [counted, ...open])
    for (const facet of result?.facet_counts ?? []) byField.set(facet.field_name, facet);
  return answerFrom(
    { found: page?.found ?? 0, available: counted?.found ?? 0 },
    (page?.hits ?? []).map(({ document }) => document),
    {
      counts: (field) => byField.get(field)?.counts.map(({ value, count }): ValueCount => [value, count]),
      stats: (field) => byField.get(field)?.stats,
    },
  );
}
