import type { SearchState } from '../state/searchState.ts';
import { all } from './filterText.ts';

/**
 * The filter of where a car stands: within the radius around the place, and within the bounds of the map. A place without a
 * radius filters nothing, it only orders. Cars without a point match no place. Empty when nothing is asked. (SR-20)
 *
 * @example placeFilter(searchState({ near: brisbane, radiusKm: 50 }, site)) // 'geo:(-27.468, 153.028, 50 km)'
 */
export function placeFilter({ near, radiusKm, bounds }: SearchState): string {
  return all([
    near?.point && radiusKm !== null ? `geo:(${near.point.lat}, ${near.point.long}, ${radiusKm} km)` : '',
    bounds ? `geo:(${corners(bounds)})` : '',
  ]);
}

function corners({ south, west, north, east }: NonNullable<SearchState['bounds']>): string {
  return [south, west, south, east, north, east, north, west].join(', ');
}
