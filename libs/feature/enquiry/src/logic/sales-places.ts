import { displayName, sortLocations } from '@forecourt/location';
import type { PublicSite } from '@forecourt/site-config';

/** A location that a general question can be sent to. */
export interface SalesPlace {
  id: number;
  /** The location's whole name; it goes into the lead. */
  name: string;
  /** The name as the site shows it. */
  label: string;
}

/** The sales locations a shopper chooses from; empty where there is nothing to choose. */
export function salesPlaces({ locations, stock }: Pick<PublicSite, 'locations' | 'stock'>): SalesPlace[] {
  const sales = sortLocations(locations).filter(({ location_type }) => location_type === 'sales');
  if (sales.length < 2) return [];
  const trimSlugs = stock.trimLocationNames ? sales.map(({ slug }) => slug) : [];
  return sales.map((place) => ({ id: place.id, name: place.name, label: displayName(place, { trimSlugs }) }));
}
