import type { BundledSite } from '@forecourt/site-config';
import { DEFAULT_SORT, RANGE_FACETS, TEXT_FACETS, formatRange, namedLabel } from '@forecourt/stock-search';
import type { SearchState } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { rangeLabel } from './facet-words.ts';

/** One active filter with its label and the state without it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: SearchState;
}

/** The active filters, in the order of the facets. Removing one goes to the first page. */
export function activeFilters(state: SearchState, site: BundledSite): ActiveFilter[] {
  const texts = TEXT_FACETS.flatMap((facet) =>
    state[facet].map((value) => ({
      key: `${facet} ${value}`,
      label: namedLabel(facet, value, site),
      without: { ...state, page: 1, [facet]: state[facet].filter((other) => other !== value) },
    })),
  );
  const ranges = RANGE_FACETS.flatMap((facet) =>
    state[facet].map((range) => ({
      key: `${facet} ${formatRange(range)}`,
      label: rangeLabel(facet, range),
      without: { ...state, page: 1, [facet]: state[facet].filter((other) => other !== range) },
    })),
  );
  const query =
    state.query === ''
      ? []
      : [{ key: 'query', label: `“${state.query}”`, without: { ...state, page: 1, query: '' } }];
  return [...query, ...texts, ...ranges, ...places(state)];
}

/** Removing a place also removes its radius and the sort by distance. */
function places(state: SearchState): ActiveFilter[] {
  const { near, radiusKm, bounds, sortBy } = state;
  const filters: ActiveFilter[] = [];
  if (near) {
    const within = radiusKm === null ? 'Near' : `Within ${formatNumber(radiusKm)} km of`;
    const order = sortBy === 'nearest' ? DEFAULT_SORT : sortBy;
    filters.push({
      key: 'near',
      label: `${within} ${near.label}`,
      without: { ...state, page: 1, near: null, radiusKm: null, sortBy: order },
    });
  }
  if (bounds)
    filters.push({ key: 'bounds', label: 'On the map', without: { ...state, page: 1, bounds: null } });
  return filters;
}
