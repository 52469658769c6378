import { sortLocations } from '@forecourt/location';
import { paths } from '@forecourt/site-config';
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
export function placeLinks(locations: readonly SiteLocation[], location: SiteLocation): PlaceLink[] {
  const doors = sortLocations(locations).filter(({ name }) => placeName(name) === placeName(location.name));
  if (doors.length < 2) return [];
  return doors.map(({ id, slug, location_type }) => ({
    name: TYPES[location_type],
    href: paths.location(slug),
    current: id === location.id,
  }));
}

function placeName(name: string): string {
  return name.replace(/\s+-\s+(Sales|Service|Parts)\s*$/i, '').toLowerCase();
}
