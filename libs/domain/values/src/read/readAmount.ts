import { readNumber } from './readNumber.ts';

/**
 * Reads a quantity that cannot be below zero (dollars, kilometres, doors): a negative one is `null`, because
 * a feed that says −5 km knows nothing.
 *
 * @example readAmount('87,450 km') // 87450
 * @example readAmount(-1) // null
 */
export function readAmount(value: unknown): number | null {
  const number = readNumber(value);
  return number === null || number < 0 ? null : number;
}
