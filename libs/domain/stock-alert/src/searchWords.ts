import { formatDollars } from '@forecourt/pricing';
import {
  RANGE_FACETS,
  TEXT_FACETS,
  type NumberRange,
  type RangeFacet,
  type SearchState,
} from '@forecourt/stock-search';
import { capitalise, formatNumber } from '@forecourt/values';

/** Values of these are not words of a shopper. */
const WORDS: Readonly<Record<string, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  true: 'Certified',
  false: 'Not certified',
};

const UNITS: { readonly [F in RangeFacet]?: (value: number) => string } = {
  price: formatDollars,
  subscription_price: (value) => `${formatDollars(value)} a week`,
  weekly_price_range: (value) => `${formatDollars(value)} a week`,
  km: (value) => `${formatNumber(value)} km`,
  seats: (value) => `${value} seats`,
  body_length: (value) => `${value} ft`,
  tare_weight: (value) => `${formatNumber(value)} kg tare`,
  aggregate_trailer_mass: (value) => `${formatNumber(value)} kg ATM`,
};

/**
 * A search in words, for a list of saved searches and for an e-mail; null for one that filters nothing.
 *
 * @example searchWords(parseSearchUrl('/search/toyota?price=-30000', site)) // 'Toyota, up to $30,000'
 */
export function searchWords(state: SearchState): string | null {
  const { query, near, radiusKm, bounds } = state;
  const texts = TEXT_FACETS.flatMap((facet) =>
    facet === 'sleeps'
      ? state[facet].map((value) => `sleeps ${value}`)
      : state[facet].map((value) => WORDS[value] ?? capitalise(value)),
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
  const text = UNITS[facet] ?? String;
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  return max === null ? `from ${text(min ?? 0)}` : `up to ${text(max)}`;
}
