import type { Car } from '../car/car.ts';

/**
 * Whether a vehicle is excluded from a site because its stock number is in the dealer's list; case and surrounding spaces are
 * ignored.
 *
 * @example isExcluded({ stocknum: 'U123' }, ['u123']) // true
 */
export function isExcluded({ stocknum }: Pick<Car, 'stocknum'>, excludeStock: readonly string[]): boolean {
  if (stocknum === null) return false;
  const own = spelling(stocknum);
  return excludeStock.some((number) => spelling(number) === own);
}

function spelling(stocknum: string): string {
  return stocknum.trim().toLowerCase();
}
