import type { Car } from '../car/car.ts';

/**
 * Whether a site never shows a vehicle because its stock number is among those that its dealer named; capitals and spaces around
 * it do not matter.
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
