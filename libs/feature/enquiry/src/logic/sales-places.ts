import { sortLocations } from '@forecourt/location';
import { locationName } from '@forecourt/site-config';
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
export function salesPlaces(site: Pick<PublicSite, 'locations' | 'stock' | 'dealerships'>): SalesPlace[] {
  const sales = sortLocations(site.locations).filter(({ location_type }) => location_type === 'sales');
  if (sales.length < 2) return [];
  return sales.map((place) => ({ id: place.id, name: place.name, label: locationName(site, place) }));
}
