import { DEFAULT_SORT, RANGE_FACETS, TEXT_FACETS, carTypeLabel, formatRange } from '@forecourt/stock-search';
import type { NumberRange, RangeFacet, SearchState, TextFacet } from '@forecourt/stock-search';
import { formatDollars } from '@forecourt/pricing';
import { CAR_TYPES, formatNumber } from '@forecourt/vehicle';

/** One thing that narrows the results, in words, with the state that is left when it is taken away. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: SearchState;
}

/** What a visitor chose, in the order of the facets. Taking one away starts at the first page. */
export function activeFilters(state: SearchState, words: { preOwnedLabel: boolean }): ActiveFilter[] {
  const texts = TEXT_FACETS.flatMap((facet) =>
    state[facet].map((value) => ({
      key: `${facet} ${value}`,
      label: valueLabel(facet, value, words),
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

/** A place goes with its radius and with the order that it made. */
function places(state: SearchState): ActiveFilter[] {
  const { near, radiusKm, bounds, sortBy } = state;
  const filters: ActiveFilter[] = [];
  if (near) {
    const label = radiusKm === null ? `Near ${near.label}` : `Within ${radiusKm} km of ${near.label}`;
    const order = sortBy === 'nearest' ? DEFAULT_SORT : sortBy;
    const without = { ...state, page: 1, near: null, radiusKm: null, sortBy: order };
    filters.push({ key: 'near', label, without });
  }
  if (bounds)
    filters.push({ key: 'bounds', label: 'On the map', without: { ...state, page: 1, bounds: null } });
  return filters;
}

/** The words of a facet value; only car types have words of their own. */
export function valueLabel(facet: TextFacet, value: string, words: { preOwnedLabel: boolean }): string {
  const carType = facet === 'car_type' ? CAR_TYPES.find((type) => type === value) : undefined;
  return carType ? carTypeLabel(carType, words) : value;
}

const units: Partial<Record<RangeFacet, (value: number) => string>> = {
  price: formatDollars,
  subscription_price: (value) => `${formatDollars(value)} a week`,
  weekly_price_range: (value) => `${formatDollars(value)} a week`,
  km: (value) => `${formatNumber(value)} km`,
  seats: (value) => `${value} seats`,
};

/** "$5,000 – $70,000", "Up to 80,000 km", "From 2018". */
export function rangeLabel(facet: RangeFacet, { min, max }: NumberRange): string {
  const text = units[facet] ?? String;
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} – ${text(max)}`;
  return max !== null ? `Up to ${text(max)}` : `From ${text(min ?? 0)}`;
}
