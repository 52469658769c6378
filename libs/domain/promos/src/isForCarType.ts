import type { CarType } from '@forecourt/vehicle';
import type { Promo } from './promo.ts';

/**
 * Whether a promo belongs in a list that is filtered to `carType`, or to none. A strict promo must match the filter. Any other
 * shows where nothing speaks against it: it names no car types, the list has no filter, or the two match. (ruling 117)
 */
export function isForCarType(
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  carType: CarType | null | undefined,
): boolean {
  const carTypes = display ?? [];
  if (carType === null || carType === undefined) return !strictDisplay;
  return carTypes.includes(carType) || (!strictDisplay && carTypes.length === 0);
}
