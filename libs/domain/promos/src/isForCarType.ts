import type { CarType } from '@forecourt/vehicle';
import type { Promo } from './promo.ts';

/**
 * Whether a promo is shown in a list that is filtered by `carType`, or unfiltered. A strict promo must match the filter. Any
 * other is shown if it has no car types, if the list has no filter, or if the two match. (ruling 117)
 */
export function isForCarType(
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  carType: CarType | null | undefined,
): boolean {
  const carTypes = display ?? [];
  if (carType === null || carType === undefined) return !strictDisplay;
  return carTypes.includes(carType) || (!strictDisplay && carTypes.length === 0);
}
