import type { ItemType } from '@forecourt/vehicle';
import { formatNumber, vehicleWord } from '@forecourt/vehicle';

/**
 * A count of what a site sells, in its words: cars where it sells cars alone, vehicles where it sells several kinds. Where nobody knows
 * how many there are, the word alone: "Show Me cars" is true, "Show Me 0 cars" is not. (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number | null, itemTypes: readonly ItemType[]): string {
  const [only, ...others] = itemTypes;
  const word = vehicleWord(only !== undefined && others.length === 0 ? only : null);
  if (count === null) return `${word}s`;
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

/**
 * What a link to the whole stock says.
 *
 * @example allOf(1234, 'vehicles') // 'All 1,234 vehicles'
 */
export function allOf(count: number | null, word: string): string {
  return count === null ? `All ${word}` : `All ${formatNumber(count)} ${word}`;
}
