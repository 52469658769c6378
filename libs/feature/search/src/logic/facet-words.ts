import { locationName } from '@forecourt/location';
import { formatDollars } from '@forecourt/pricing';
import type { BundledSite } from '@forecourt/site-config';
import { carTypeLabel } from '@forecourt/stock-search';
import type { Facet, NumberRange, RangeFacet, TextFacet } from '@forecourt/stock-search';
import { capitalise, formatNumber } from '@forecourt/values';
import { CAR_TYPES, vehicleWord } from '@forecourt/vehicle';

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

const statuses: Record<string, string> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };

/** The title of a facet. */
export function facetTitle(facet: Facet): string {
  return titles[facet] ?? facet;
}

/** The label of a facet value; the value itself by default. */
export function valueLabel(facet: TextFacet, value: string, site: BundledSite): string {
  switch (facet) {
    case 'car_type': {
      const carType = CAR_TYPES.find((type) => type === value);
      return carType ? carTypeLabel(carType, site.stock) : value;
    }
    case 'item_type': {
      const type = site.stock.itemTypes.find((known) => known === value);
      return type ? capitalise(`${vehicleWord(type)}s`) : value;
    }
    case 'location_name': {
      const location = site.locations.find(({ name }) => name === value);
      return location ? locationName(site, location) : value;
    }
    case 'status':
      return statuses[value] ?? value;
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified';
    case 'sleeps':
      return value === '1' ? '1 person' : `${value} people`;
    case 'axle_type':
      return sentence(value.replace(/ axle$/i, ''));
    default:
      return value;
  }
}

/** The label of a chosen value without its facet's title. */
export function chipLabel(facet: TextFacet, value: string, site: BundledSite): string {
  if (facet === 'sleeps') return `Sleeps ${value}`;
  return facet === 'axle_type' ? sentence(value) : valueLabel(facet, value, site);
}

const units: Partial<Record<RangeFacet, (value: number) => string>> = {
  price: formatDollars,
  subscription_price: (value) => `${formatDollars(value)} a week`,
  weekly_price_range: (value) => `${formatDollars(value)} a week`,
  km: (value) => `${formatNumber(value)} km`,
  seats: (value) => `${value} seats`,
  body_length: (value) => `${value} ft`,
  tare_weight: (value) => `${formatNumber(value)} kg`,
  aggregate_trailer_mass: (value) => `${formatNumber(value)} kg`,
};

/** The quantity in a chip, if its unit is not specific enough. */
const named: Partial<Record<RangeFacet, string>> = { tare_weight: 'Tare', aggregate_trailer_mass: 'ATM' };

/** "$5,000 – $70,000", "Up to 80,000 km", "From 2018", "ATM up to 3,500 kg". */
export function rangeLabel(facet: RangeFacet, range: NumberRange): string {
  const span = spanLabel(facet, range);
  const name = named[facet];
  return name === undefined ? span : `${name} ${span.replace(/^[UF]/, (letter) => letter.toLowerCase())}`;
}

function spanLabel(facet: RangeFacet, { min, max }: NumberRange): string {
  const text = units[facet] ?? String;
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} – ${text(max)}`;
  return max !== null ? `Up to ${text(max)}` : `From ${text(min ?? 0)}`;
}

function sentence(text: string): string {
  return capitalise(text.toLowerCase());
}
