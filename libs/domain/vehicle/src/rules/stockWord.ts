import type { ItemType } from '../car/itemType.ts';
import { vehicleWord } from './vehicleWord.ts';

/**
 * The noun for a site's stock, in lower case and singular: the kind of vehicle if it sells only one kind, else `vehicle`. (SR-21)
 *
 * @example stockWord(['caravan']) // 'caravan'
 * @example stockWord(['caravan', 'truck']) // 'vehicle'
 */
export function stockWord(itemTypes: readonly ItemType[]): string {
  const [only, ...more] = itemTypes;
  return vehicleWord(only !== undefined && more.length === 0 ? only : null);
}
