import { RANGE_FACETS, TEXT_FACETS, formatBounds, formatRange } from '@forecourt/stock-search';
import type { Facet, SearchState } from '@forecourt/stock-search';

/**
 * What a form without scripts must carry beside its visible fields: the text searched for, choices of facets that the page does not show, second spans of
 * a number, a part of the map, and where the visitor came from.
 */
export function heldFields(state: SearchState, shown: readonly Facet[]): [name: string, value: string][] {
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
