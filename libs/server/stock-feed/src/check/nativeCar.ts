import { parseCar } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import type { Warn } from '../warning.ts';

/** The car of a native row, with id 0 until the database gives it one; null, with a warning, when it is none. */
export function nativeCar(value: unknown, warn: Warn): Car | null {
  try {
    return { ...parseCar(value), id: 0 };
  } catch (error) {
    warn('not_a_car', null, error instanceof Error ? error.message : String(error));
    return null;
  }
}
