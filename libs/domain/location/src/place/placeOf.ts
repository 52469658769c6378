import type { Location } from './location.ts';
import { primaryLocation } from './primaryLocation.ts';

/**
 * The location of a vehicle: that of its `location_id`, else the primary one, else the first. Undefined without locations.
 * Vehicle pages call it in the first load, so it does not sort as `locationsFor` does.
 *
 * @example placeOf({ location_id: 102 }, { locations })?.name // 'Harbour City Aspley'
 */
export function placeOf<Place extends Pick<Location, 'id' | 'primary'>>(
  car: { location_id: number | null },
  { locations }: { locations: readonly Place[] },
): Place | undefined {
  return locations.find(({ id }) => id === car.location_id) ?? primaryLocation(locations);
}
