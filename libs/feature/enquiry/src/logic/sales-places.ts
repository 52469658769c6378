import { locationName, sortLocations } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';

/** A location that a form can be sent to. */
export interface SalesPlace {
  id: number;
  /** The location's full name, for the lead. */
  name: string;
  /** The display name. */
  label: string;
}

/** The locations of a kind, first the primary one. */
export function locationsOfKind<Place extends Parameters<typeof sortLocations>[0][number]>(
  locations: readonly Place[],
  kind: 'sales' | 'service' | 'parts',
): Place[] {
  return sortLocations(locations).filter(({ location_type }) => location_type === kind);
}

/** The locations of a kind to select from; empty if there is only one. */
export function placesOfKind(
  site: Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>,
  kind: 'sales' | 'service' | 'parts',
): SalesPlace[] {
  const found = locationsOfKind(site.locations, kind);
  if (found.length < 2) return [];
  return found.map((place) => ({ id: place.id, name: place.name, label: locationName(site, place) }));
}
