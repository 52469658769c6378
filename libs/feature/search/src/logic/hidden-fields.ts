import { RANGE_FACETS, TEXT_FACETS, formatBounds, formatRange } from '@forecourt/stock-search';
import type { Facet, SearchState } from '@forecourt/stock-search';

/**
 * Hidden fields that a form without JavaScript submits in addition to its visible fields: the text query, choices of
 * facets that are not shown, second ranges of a number, a map area, and campaign parameters.
 */
export function hiddenFields(state: SearchState, shown: readonly Facet[]): [name: string, value: string][] {
  const texts = TEXT_FACETS.filter((facet) => !shown.includes(facet)).flatMap((facet) =>
    state[facet].map((value): [string, string] => [facet, value]),
  );
  const spans = RANGE_FACETS.flatMap((facet) =>
    state[facet]
      .slice(shown.includes(facet) ? 1 : 0)
      .map((span): [string, string] => [facet, formatRange(span)]),
  );
  const place: [string, string][] = [
    ...(state.bounds ? [['bounds', formatBounds(state.bounds)] satisfies [string, string]] : []),
  ];
  const text = state.query === '' ? [] : [['query', state.query] satisfies [string, string]];
  return [...text, ...texts, ...spans, ...place, ...Object.entries(state.tracking)];
}
