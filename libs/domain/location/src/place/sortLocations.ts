import type { Location } from './location.ts';
import { LOCATION_TYPES } from './locationType.ts';

// Created lazily: the first collator takes about 20 ms on a phone, and two locations of one type and rank are rare.
let names: Intl.Collator | null = null;

/**
 * The visible locations of a site, sorted: sales, service, parts, then those without a type; within a type the primary first,
 * then by name. Invisible ones are left out (ruling 111). The sort is stable.
 *
 * @example sortLocations([parts, service, sales]).map(({ location_type }) => location_type) // ['sales', 'service', 'parts']
 */
export function sortLocations<Place extends Pick<Location, 'location_type' | 'primary' | 'name' | 'visible'>>(
  locations: readonly Place[],
): Place[] {
  return locations
    .filter(({ visible }) => visible)
    .sort(
      (a, b) =>
        LOCATION_TYPES.indexOf(a.location_type) - LOCATION_TYPES.indexOf(b.location_type) ||
        Number(b.primary) - Number(a.primary) ||
        compareNames(a.name, b.name),
    );
}

function compareNames(a: string, b: string): number {
  names ??= new Intl.Collator('en-AU', { numeric: true });
  return names.compare(a, b);
}
