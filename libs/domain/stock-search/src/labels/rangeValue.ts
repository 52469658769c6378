import { formatDollars } from '@forecourt/pricing';
import { formatNumber } from '@forecourt/values';
import type { RangeFacet } from '../state/facets.ts';

const UNITS: { readonly [F in RangeFacet]?: (value: number) => string } = {
  price: formatDollars,
  subscription_price: (value) => `${formatDollars(value)} a week`,
  weekly_price_range: (value) => `${formatDollars(value)} a week`,
  km: (value) => `${formatNumber(value)} km`,
  seats: (value) => (value === 1 ? '1 seat' : `${value} seats`),
  body_length: (value) => `${value} ft`,
  tare_weight: (value) => `${formatNumber(value)} kg`,
  aggregate_trailer_mass: (value) => `${formatNumber(value)} kg`,
};

const MASSES: { readonly [F in RangeFacet]?: string } = {
  tare_weight: 'tare',
  aggregate_trailer_mass: 'ATM',
};

/**
 * An end of a range with its unit; of a year there is none. (SR-02)
 *
 * @example rangeValue('km', 80_000) // '80,000 km'
 */
export function rangeValue(facet: RangeFacet, value: number): string {
  return UNITS[facet]?.(value) ?? String(value);
}

/** Which mass of a caravan the kilograms of a facet are: `tare` or `ATM`; null for other facets. */
export function massName(facet: RangeFacet): string | null {
  return MASSES[facet] ?? null;
}

/**
 * An end of a range where no title says what it is.
 *
 * @example namedValue('tare_weight', 2_000) // '2,000 kg tare'
 */
export function namedValue(facet: RangeFacet, value: number): string {
  return [rangeValue(facet, value), massName(facet)].filter((part) => part !== null).join(' ');
}
