import type { Location } from './location.ts';
import { primaryLocation } from './primaryLocation.ts';
import { sortLocations } from './sortLocations.ts';

/** The locations that a block shows: a type, or the id of one. */
export type LocationVariant =
  | 'primary'
  | 'sales'
  | 'service'
  | 'parts'
  | 'service-and-parts'
  | 'all'
  | number;

/**
 * The locations of a location block, in the order of `sortLocations`: by id, all, the primary one, or those of a type. Without a
 * primary location it is the first visible one (ruling 73).
 *
 * @example locationsFor('service-and-parts', locations).map(({ location_type }) => location_type) // ['service', 'parts']
 */
export function locationsFor<
  Place extends Pick<Location, 'id' | 'location_type' | 'primary' | 'name' | 'visible'>,
>(variant: LocationVariant, locations: readonly Place[]): Place[] {
  const shown = sortLocations(locations);
  if (variant === 'all') return shown;
  if (typeof variant === 'number') return shown.filter(({ id }) => id === variant);
  if (variant === 'primary') {
    const first = primaryLocation(shown);
    return first ? [first] : [];
  }
  const types: readonly string[] = variant === 'service-and-parts' ? ['service', 'parts'] : [variant];
  return shown.filter(({ location_type: type }) => types.includes(type));
}
