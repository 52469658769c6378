import { ITEM_TYPES } from '../car/itemType.ts';
import type { ItemType } from '../car/itemType.ts';

/**
 * The word by which texts call a vehicle, in lower case and singular: the item type itself (`car`, `caravan`, `truck`,
 * `motorcycle`), and `vehicle` for whatever is not known (ruling 124).
 *
 * @example vehicleWord('caravan') // 'caravan'
 */
export function vehicleWord(itemType: ItemType | null): string {
  return ITEM_TYPES.find((known) => known === itemType) ?? 'vehicle';
}
