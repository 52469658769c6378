import type { Location } from './location.ts';
import { locationsFor } from './locationsFor.ts';

/**
 * Where a vehicle stands: the location of its `location_id`, else the one that `locationsFor` takes for the primary. Undefined
 * where there is no location at all. A vehicle may stand at a location that is not listed (`visible: false`).
 *
 * @example placeOf({ location_id: 102 }, { locations })?.name // 'Harbour City Aspley'
 */
export function placeOf<
  Place extends Pick<Location, 'id' | 'location_type' | 'primary' | 'name' | 'visible'>,
>(car: { location_id: number | null }, { locations }: { locations: readonly Place[] }): Place | undefined {
  return locations.find(({ id }) => id === car.location_id) ?? locationsFor('primary', locations)[0];
}
