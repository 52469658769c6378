import { sortLocations } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';
import { ownPath } from './own-path.ts';
import type { SiteLocation } from './site-location.ts';

/** A link to another department of the same place. */
export interface PlaceLink {
  name: string;
  href: string;
  current: boolean;
}

const TYPES = { sales: 'Sales', service: 'Service', parts: 'Parts', '': 'Office' } as const;

/**
 * Sales, service and parts of one place, by their names: "Northside Mazda Aspley - Sales" and "Northside Mazda Aspley - Service"
 * are one place with two departments. Empty for a place with one department.
 */
export function placeLinks(
  site: Pick<BundledSite, 'locations' | 'pages'>,
  location: SiteLocation,
): PlaceLink[] {
  const doors = sortLocations(site.locations).filter(
    ({ name }) => placeName(name) === placeName(location.name),
  );
  if (doors.length < 2) return [];
  return doors.map(({ id, slug, location_type }) => ({
    name: TYPES[location_type],
    href: ownPath(site, slug),
    current: id === location.id,
  }));
}

function placeName(name: string): string {
  return name.replace(/\s+-\s+(Sales|Service|Parts)\s*$/i, '').toLowerCase();
}
