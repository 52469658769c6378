import { namedValue } from '../labels/rangeValue.ts';
import type { NumberRange } from '../state/numberRange.ts';

/** The facets whose ranges have a label. */
export type SaidSpan =
  | 'price'
  | 'km'
  | 'year'
  | 'seats'
  | 'weekly_price_range'
  | 'body_length'
  | 'aggregate_trailer_mass'
  | 'tare_weight';

/**
 * The label of a range: 'Up to $30,000', 'From 100,000 km', '2016 – 2019', '2018 or newer', '7 seats'.
 *
 * @example spanLabel('year', { min: 2018, max: null }) // '2018 or newer'
 */
export function spanLabel(facet: SaidSpan, { min, max }: NumberRange): string {
  const text = (value: number) => namedValue(facet, value);
  if (min !== null && max !== null) {
    if (min === max) return text(min);
    return facet === 'seats' || facet === 'body_length'
      ? `${min} – ${text(max)}`
      : `${text(min)} – ${text(max)}`;
  }
  if (facet === 'year') return min === null ? `${max} or older` : `${min} or newer`;
  if (facet === 'seats' && min !== null) return `${min} or more seats`;
  return min === null ? `Up to ${text(max ?? 0)}` : `From ${text(min)}`;
}
