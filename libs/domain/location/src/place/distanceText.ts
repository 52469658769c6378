import { formatNumber } from '@forecourt/values';

/**
 * A distance as text, rounded half up to whole kilometres; below 1 km, 'Less than 1 km' (ruling 115).
 *
 * @example distanceText(12.5) // '13 km'
 */
export function distanceText(km: number): string {
  return km < 1 ? 'Less than 1 km' : `${formatNumber(Math.round(km))} km`;
}
