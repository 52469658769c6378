import { massName, rangeValue } from '@forecourt/stock-search';
import type { Facet, NumberRange, RangeFacet } from '@forecourt/stock-search';
import { capitalise } from '@forecourt/values';

const titles: Partial<Record<Facet, string>> = {
  price: 'Price',
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  body: 'Body type',
  transmission: 'Transmission',
  fuel: 'Fuel',
  km: 'Kilometres',
  year: 'Year',
  seats: 'Seats',
  colour: 'Colour',
  drive: 'Drive',
  location_name: 'Location',
  dealership_name: 'Dealership',
  item_type: 'Type',
  filtered_features: 'Features',
  categories: 'Category',
  city: 'Town',
  state: 'State',
  tag: 'Tag',
  price_range: 'Price range',
  weekly_price_range: 'Weekly repayment',
  subscription_price: 'Subscription',
  certified: 'Certified',
  status: 'Availability',
  body_length: 'Body length',
  sleeps: 'Sleeps',
  axle_type: 'Axle type',
  tare_weight: 'Tare mass',
  aggregate_trailer_mass: 'ATM',
};

/** The title of a facet. */
export function facetTitle(facet: Facet): string {
  return titles[facet] ?? facet;
}

/** "$5,000 – $70,000", "Up to 80,000 km", "From 2018", "ATM up to 3,500 kg". */
export function rangeLabel(facet: RangeFacet, range: NumberRange): string {
  const span = spanLabel(facet, range);
  const name = massName(facet);
  return name === null
    ? span
    : `${capitalise(name)} ${span.replace(/^[UF]/, (letter) => letter.toLowerCase())}`;
}

function spanLabel(facet: RangeFacet, { min, max }: NumberRange): string {
  const text = (value: number) => rangeValue(facet, value);
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} – ${text(max)}`;
  return max !== null ? `Up to ${text(max)}` : `From ${text(min ?? 0)}`;
}
