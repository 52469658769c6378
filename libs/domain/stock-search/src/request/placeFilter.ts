import type { SearchState } from '../state/searchState.ts';
import { all } from './filterText.ts';

/**
 * The geo filter: within the radius around the place, and within the bounds of the map. A place without a radius does not filter,
 * it only sorts. Cars without coordinates do not match. Empty without radius and bounds. (SR-20)
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
