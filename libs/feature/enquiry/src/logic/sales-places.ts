import { locationName, sortLocations } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';

/** A location that a general enquiry can be sent to. */
export interface SalesPlace {
  id: number;
  /** The location's full name, for the lead. */
  name: string;
  /** The display name. */
  label: string;
}

/** The sales locations to select from; empty if there is only one. */
export function salesPlaces(site: Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>): SalesPlace[] {
  const sales = sortLocations(site.locations).filter(({ location_type }) => location_type === 'sales');
  if (sales.length < 2) return [];
  return sales.map((place) => ({ id: place.id, name: place.name, label: locationName(site, place) }));
}
