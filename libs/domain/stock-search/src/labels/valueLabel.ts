import { locationName } from '@forecourt/location';
import { capitalise } from '@forecourt/values';
import { CAR_TYPES, vehicleWord, type ItemType } from '@forecourt/vehicle';
import { carTypeLabel, type CarTypeWords } from '../rules/carTypes.ts';
import type { TextFacet } from '../state/facets.ts';

/** What the labels of a site depend on. */
export interface LabelSite {
  readonly stock: CarTypeWords & {
    readonly itemTypes: readonly ItemType[];
    readonly trimLocationNames: boolean;
  };
  readonly locations: readonly { name: string; slug: string; dealership_slug: string }[];
  readonly dealerships: readonly { slug: string }[];
}

const STATUSES: Readonly<Record<string, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
};

/**
 * The label of a facet value below the title of its facet; the value itself by default. (SR-02)
 *
 * @example valueLabel('sleeps', '5', site) // '5 people'
 */
export function valueLabel(facet: TextFacet, value: string, site: LabelSite): string {
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
      return STATUSES[value] ?? value;
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

/**
 * The label of a facet value where no title says what it is.
 *
 * @example namedLabel('sleeps', '5', site) // 'Sleeps 5'
 */
export function namedLabel(facet: TextFacet, value: string, site: LabelSite): string {
  if (facet === 'sleeps') return `Sleeps ${value}`;
  return facet === 'axle_type' ? sentence(value) : valueLabel(facet, value, site);
}

function sentence(text: string): string {
  return capitalise(text.toLowerCase());
}
