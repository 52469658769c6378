import type { Car } from '@forecourt/vehicle';

/** The stored data of a viewed vehicle: enough to list it without a request. */
export type ViewedCar = Pick<Car, 'id' | 'slug' | 'name' | 'primary_image_url'>;

/** Name and version of the stored list. */
export const VIEWED = { name: 'viewed', version: 1 } as const;

/** Maximum number of stored vehicles; the last ones are kept. */
export const MAX_VIEWED = 50;

/** A list with one more viewed vehicle: each once, the last viewed at the end. (VD-21) */
export function withViewed(list: readonly ViewedCar[], car: ViewedCar): ViewedCar[] {
  return [...list.filter(({ id }) => id !== car.id), car].slice(-MAX_VIEWED);
}

/** Parses the list stored by an earlier visit; null if it is not a list of vehicles. */
export function parseViewed(stored: unknown): ViewedCar[] | null {
  return Array.isArray(stored) && stored.every(isViewedCar) ? stored : null;
}

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name }: { id?: unknown; slug?: unknown; name?: unknown } = value;
  return typeof id === 'number' && typeof slug === 'string' && typeof name === 'string';
}
