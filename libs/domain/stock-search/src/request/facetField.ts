import type { Facet } from '../state/facets.ts';

/** The index field behind a facet: its own name, but for the weekly price, whose facet is a span of `weekly_price`. */
export function facetField(facet: Facet): string {
  return facet === 'weekly_price_range' ? 'weekly_price' : facet;
}
