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
 * What the page reads of the engine's answer: the same whether a loader asked or InstantSearch did. It travels inside the
 * HTML, so it holds nothing that no part of the page shows.
 */
export interface SearchAnswer {
  /** How many vehicles the search lists, sold ones of the last days among them: so many fill its pages. */
  readonly found: number;
  /** How many of them a shopper can have: every number on the page. */
  readonly available: number;
  readonly hits: readonly CardHit[];
  /** Of a facet with a choice as if that choice were open, so that the other values can be added to it. */
  readonly counts: { readonly [F in TextFacet]?: readonly ValueCount[] };
  readonly bounds: { readonly [F in RangeFacet]?: Bounds };
}

/** What one source of answers knows of a facet. */
interface FacetReader {
  counts(field: string): readonly ValueCount[] | undefined;
  stats(field: string): { min?: number; max?: number } | undefined;
}

/** An answer from what a source knows of each facet; facets that were not asked for are left out. */
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
 * The answer to `pageRequests`: what the page lists, then what of it can be had, then one for each facet with a choice, whose counts
 * stand for that facet.
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
