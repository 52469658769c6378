import type { ItemType } from '../car/itemType.ts';
import { vehicleWord } from './vehicleWord.ts';

/**
 * The word by which texts call what a site sells, in lower case and singular: that of the kind where it sells one alone, `vehicle`
 * where it sells several. (SR-21)
 *
 * @example stockWord(['caravan']) // 'caravan'
 * @example stockWord(['caravan', 'truck']) // 'vehicle'
 */
export function stockWord(itemTypes: readonly ItemType[]): string {
  const [only, ...more] = itemTypes;
  return vehicleWord(only !== undefined && more.length === 0 ? only : null);
}
