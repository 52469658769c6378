import type { Car } from '../car/car.ts';

/** The maximum number of features; a feed with more is faulty. */
export const MOST_FEATURES = 200;

/**
 * The standard equipment for pages and print: each feature once, in the order of the feed, at most 200 of them.
 *
 * @example shownFeatures({ standardEquipment: ['Tow bar', 'Tow bar'] }) // ['Tow bar']
 */
export function shownFeatures({ standardEquipment }: Pick<Car, 'standardEquipment'>): string[] {
  return [...new Set(standardEquipment)].slice(0, MOST_FEATURES);
}
