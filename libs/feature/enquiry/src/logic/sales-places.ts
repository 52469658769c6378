import { locationName, locationsFor } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';

/** A location that a form can be sent to. */
export interface SalesPlace {
  id: number;
  /** The location's full name, for the lead. */
  name: string;
  /** The display name. */
  label: string;
}

/** The locations of a kind to select from; empty if there is only one. */
export function placesOfKind(
  site: Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>,
  kind: 'sales' | 'service' | 'parts',
): SalesPlace[] {
  const found = locationsFor(kind, site.locations);
  if (found.length < 2) return [];
  return found.map((place) => ({ id: place.id, name: place.name, label: locationName(site, place) }));
}
