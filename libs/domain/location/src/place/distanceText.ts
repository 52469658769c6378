import { formatNumber } from '@forecourt/vehicle';

/**
 * A distance in words, rounded half up to whole kilometres (ruling 115); under one it says so.
 *
 * @example distanceText(12.5) // '13 km'
 */
export function distanceText(km: number): string {
  return km < 1 ? 'Less than 1 km' : `${formatNumber(Math.round(km))} km`;
}
