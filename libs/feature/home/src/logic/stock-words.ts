import type { ItemType } from '@forecourt/vehicle';
import { formatNumber, vehicleWord } from '@forecourt/vehicle';

/**
 * A count of what a site sells, in its words: cars where it sells cars alone, vehicles where it sells several kinds. (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number, itemTypes: readonly ItemType[]): string {
  const [only, ...others] = itemTypes;
  const word = vehicleWord(only !== undefined && others.length === 0 ? only : null);
  return `${formatNumber(count)} ${count === 1 ? word : `${word}s`}`;
}

/**
 * A kind of vehicle as a label begins it.
 *
 * @example kindLabel('caravan') // 'Caravan'
 */
export function kindLabel(itemType: ItemType): string {
  const word = vehicleWord(itemType);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
