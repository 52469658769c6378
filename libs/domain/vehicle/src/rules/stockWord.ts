import type { ItemType } from '../car/itemType.ts';
import { vehicleWord } from './vehicleWord.ts';

/**
 * The word by which a count of stock is called: the item type's own where there is one type and it is not cars (decisions
 * 124), `vehicle` for cars and for a mixture, in the plural unless there is one. A site's or a search's item types are
 * given.
 *
 * @example `24 ${stockWord(['caravan'], 24)}` // '24 caravans'
 */
export function stockWord(itemTypes: readonly ItemType[], count: number): string {
  const [type, ...others] = itemTypes;
  const word = type === undefined || type === 'car' || others.length > 0 ? 'vehicle' : vehicleWord(type);
  return count === 1 ? word : `${word}s`;
}
