import { readNumber } from './readNumber.ts';

/**
 * Reads a quantity that cannot be negative (dollars, kilometres, doors). A negative value is `null`: it is an error of the
 * feed.
 *
 * @example readAmount('87,450 km') // 87450
 * @example readAmount(-1) // null
 */
export function readAmount(value: unknown): number | null {
  const number = readNumber(value);
  return number === null || number < 0 ? null : number;
}
