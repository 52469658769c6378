import {
  namedLabel,
  namedValue,
  RANGE_FACETS,
  TEXT_FACETS,
  type LabelSite,
  type NumberRange,
  type RangeFacet,
  type SearchState,
} from '@forecourt/stock-search';
import { capitalise, formatNumber } from '@forecourt/values';

/**
 * A search in words, for a list of saved searches and for an e-mail; null for one that filters nothing.
 *
 * @example searchWords(parseSearchUrl('/search/toyota?price=-30000', rules), site) // 'Toyota, up to $30,000'
 */
export function searchWords(state: SearchState, site: LabelSite): string | null {
  const { query, near, radiusKm, bounds } = state;
  const texts = TEXT_FACETS.flatMap((facet) =>
    facet === 'sleeps'
      ? state[facet].map((value) => `sleeps ${value}`)
      : state[facet].map((value) => capitalise(namedLabel(facet, value, site))),
  );
  const ranges = RANGE_FACETS.flatMap((facet) => state[facet].map((range) => rangeWords(facet, range)));
  const words = [
    ...texts,
    ...ranges,
    ...(query === '' ? [] : [`“${query}”`]),
    ...(near?.point && radiusKm !== null ? [`within ${formatNumber(radiusKm)} km of ${near.label}`] : []),
    ...(bounds ? ['on the map'] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}

function rangeWords(facet: RangeFacet, { min, max }: NumberRange): string {
  const text = (value: number) => namedValue(facet, value);
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  return max === null ? `from ${text(min ?? 0)}` : `up to ${text(max)}`;
}
