import type { ItemType } from '@forecourt/vehicle';
import { formatNumber, stockWord, vehicleWord } from '@forecourt/vehicle';

/**
 * A count of what a site sells, in its words: cars where it sells cars alone, vehicles where it sells several kinds. Where nobody knows
 * how many there are, the word alone: "Show Me cars" is true, "Show Me 0 cars" is not. (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number | null, itemTypes: readonly ItemType[]): string {
  const word = stockWord(itemTypes);
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

const examples: Record<ItemType, string> = {
  car: 'diesel ute under $45,000',
  caravan: 'used caravan under $60,000',
  truck: 'automatic truck under $90,000',
  motorcycle: 'used motorcycle under $15,000',
};

/** A search in plain words that finds something of what the site sells first of all. */
export function exampleSearch([first = 'car']: readonly ItemType[]): string {
  return examples[first];
}
