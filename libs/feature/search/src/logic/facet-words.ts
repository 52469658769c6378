import { locationName } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { formatDollars } from '@forecourt/pricing';
import { carTypeLabel } from '@forecourt/stock-search';
import type { Facet, NumberRange, RangeFacet, TextFacet } from '@forecourt/stock-search';
import { CAR_TYPES, formatNumber, vehicleWord } from '@forecourt/vehicle';

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
};

const statuses: Record<string, string> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };

/** What a facet is called above its values. */
export function facetTitle(facet: Facet): string {
  return titles[facet] ?? facet;
}

/** The words of a facet value; the stock's own where there are no others. */
export function valueLabel(facet: TextFacet, value: string, site: PublicSite): string {
  switch (facet) {
    case 'car_type': {
      const carType = CAR_TYPES.find((type) => type === value);
      return carType ? carTypeLabel(carType, site.stock) : value;
    }
    case 'item_type': {
      const type = site.stock.itemTypes.find((known) => known === value);
      return type ? capital(`${vehicleWord(type)}s`) : value;
    }
    case 'location_name': {
      const location = site.locations.find(({ name }) => name === value);
      return location ? locationName(site, location) : value;
    }
    case 'status':
      return statuses[value] ?? value;
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified';
    default:
      return value;
  }
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
