import type { ItemType } from '@forecourt/vehicle';
import { formatNumber, stockWord, vehicleWord } from '@forecourt/vehicle';

/**
 * A count of what a site sells, in its words: cars where it sells cars alone, vehicles where it sells several kinds. (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number, itemTypes: readonly ItemType[]): string {
  const word = stockWord(itemTypes);
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
