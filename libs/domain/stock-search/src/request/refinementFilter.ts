import { RANGE_FACETS, TEXT_FACETS, type Facet, type TextFacet } from '../state/facets.ts';
import type { SearchState } from '../state/searchState.ts';
import { all, anyOf, inRanges } from './filterText.ts';
import { facetField } from './facetField.ts';

/** Facets whose field is not a text; their values are validated, so they need no quoting. */
const UNQUOTED: readonly TextFacet[] = ['certified', 'sleeps'];

/**
 * The engine's filter for the chosen facet values: a hit has one of the values of each facet. `except` leaves out one facet, for the
 * counts of that facet. Empty without refinements.
 *
 * @example refinementFilter(searchState({ make: ['Kia'], year: [{ min: 2020, max: null }] }, site)) // 'make:=[`Kia`] && year:>=2020'
 */
export function refinementFilter(state: SearchState, except: Facet | null = null): string {
  const parts: string[] = [];
  for (const facet of TEXT_FACETS) {
    const values = state[facet];
    if (values.length === 0 || facet === except) continue;
    parts.push(UNQUOTED.includes(facet) ? `${facet}:=[${values.join(',')}]` : anyOf(facet, values));
  }
  for (const facet of RANGE_FACETS) {
    if (state[facet].length > 0 && facet !== except) parts.push(inRanges(facetField(facet), state[facet]));
  }
  return all(parts);
}
