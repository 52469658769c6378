import type { ItemType } from '@forecourt/vehicle';
import { vehicleWord } from '@forecourt/vehicle';

/**
 * A count of what a site sells, in its words: cars where it sells cars alone, vehicles where it sells several kinds. (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number, itemTypes: readonly ItemType[]): string {
  const [only, ...others] = itemTypes;
  const word = vehicleWord(only !== undefined && others.length === 0 ? only : null);
  return `${count.toLocaleString('en-AU')} ${count === 1 ? word : `${word}s`}`;
}
