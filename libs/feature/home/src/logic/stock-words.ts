import { capitalise, formatNumber } from '@forecourt/values';
import { stockWord, vehicleWord } from '@forecourt/vehicle';
import type { ItemType } from '@forecourt/vehicle';

/**
 * A count with the word for the site's stock: cars if it sells only cars, vehicles if it sells several item types. If the count is
 * unknown it is only the word: "Show Me cars", not "Show Me 0 cars". (SR-21)
 *
 * @example countedStock(1, ['car']) // '1 car'
 */
export function countedStock(count: number | null, itemTypes: readonly ItemType[]): string {
  const word = stockWord(itemTypes);
  if (count === null) return `${word}s`;
  return `${formatNumber(count)} ${count === 1 ? word : `${word}s`}`;
}

/**
 * An item type as a label, with a capital letter.
 *
 * @example kindLabel('caravan') // 'Caravan'
 */
export function kindLabel(itemType: ItemType): string {
  return capitalise(vehicleWord(itemType));
}

/**
 * The text of a link to the whole stock, without a number where it is unknown or one.
 *
 * @example allOf(1234, 'vehicles') // 'All 1,234 vehicles'
 */
export function allOf(count: number | null, word: string): string {
  return count === null || count === 1 ? `All ${word}` : `All ${formatNumber(count)} ${word}`;
}

const examples: Record<ItemType, string> = {
  car: 'diesel ute under $45,000',
  caravan: 'used caravan under $60,000',
  truck: 'automatic truck under $90,000',
  motorcycle: 'used motorcycle under $15,000',
};

/** An example of a plain-language search for the site's main item type. */
export function exampleSearch([first = 'car']: readonly ItemType[]): string {
  return examples[first];
}
