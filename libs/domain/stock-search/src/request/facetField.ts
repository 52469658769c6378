import type { Facet } from '../state/facets.ts';

/** The index field of a facet: the same name, except for the weekly price, whose facet is a range of `weekly_price`. */
export function facetField(facet: Facet): string {
  return facet === 'weekly_price_range' ? 'weekly_price' : facet;
}
