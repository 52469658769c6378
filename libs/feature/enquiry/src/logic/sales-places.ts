import { locationName, locationsFor } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';

/** A location that a form can be sent to. */
export interface SalesPlace {
  id: number;
  /** The location's full name, for the lead. */
  name: string;
  /** The display name. */
  label: string;
  /** Its department, where a form has those of several. */
  department?: string;
}

/** The departments that a general enquiry can be sent to. */
const DEPARTMENTS = [
  ['sales', 'Sales'],
  ['service', 'Service'],
  ['parts', 'Parts'],
] as const;

/** The locations of every department, in that order; empty if there is only one. Their department is given if there are several. */
export function placesByDepartment(
  site: Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>,
): SalesPlace[] {
  const found = DEPARTMENTS.flatMap(([kind, department]) =>
    locationsFor(kind, site.locations).map((place) => ({ ...choiceOf(site, place), department })),
  );
  if (found.length < 2) return [];
  const isOne = found.every(({ department }) => department === found[0]?.department);
  return isOne ? found.map(({ department: _, ...place }) => place) : found;
}

/** The locations of a kind to select from; empty if there is only one. */
export function placesOfKind(
  site: Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>,
  kind: 'sales' | 'service' | 'parts',
): SalesPlace[] {
  const found = locationsFor(kind, site.locations);
  if (found.length < 2) return [];
  return found.map((place) => choiceOf(site, place));
}

function choiceOf(
  site: Pick<BundledSite, 'stock' | 'dealerships'>,
  place: BundledSite['locations'][number],
): SalesPlace {
  return { id: place.id, name: place.name, label: locationName(site, place) };
}
