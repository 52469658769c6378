import type { Location } from './location.ts';
import { LOCATION_TYPES } from './locationType.ts';

// Making the first one takes a phone some 20 ms, and two places of a type and a rank are rare.
let names: Intl.Collator | null = null;

/**
 * The locations a site shows, in its order: sales, service, parts, then those without a type; within a type the primary
 * first, then by name. Invisible ones are left out everywhere (ruling 111). Equal ones keep their order.
 *
 * @example sortLocations([parts, service, sales]).map(({ location_type }) => location_type) // ['sales', 'service', 'parts']
 */
export function sortLocations<Place extends Pick<Location, 'location_type' | 'primary' | 'name' | 'visible'>>(
  locations: readonly Place[],
): Place[] {
  return locations
    .filter(({ visible }) => visible !== false)
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
