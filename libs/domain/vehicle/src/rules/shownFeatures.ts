import type { Car } from '../car/car.ts';

/** More features than this nobody reads; a feed that sends them has something wrong. */
export const MOST_FEATURES = 200;

/**
 * The standard equipment as pages and paper list it: each feature once, in the order of the feed, at most 200 of them.
 *
 * @example shownFeatures({ standardEquipment: ['Tow bar', 'Tow bar'] }) // ['Tow bar']
 */
export function shownFeatures({ standardEquipment }: Pick<Car, 'standardEquipment'>): string[] {
  return [...new Set(standardEquipment)].slice(0, MOST_FEATURES);
}
