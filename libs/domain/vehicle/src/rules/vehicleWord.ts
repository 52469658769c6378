import { ITEM_TYPES } from '../car/itemType.ts';
import type { ItemType } from '../car/itemType.ts';

/**
 * The noun for a vehicle, in lower case and singular: the item type (`car`, `caravan`, `truck`, `motorcycle`), and `vehicle` for
 * an unknown type (ruling 124).
 *
 * @example vehicleWord('caravan') // 'caravan'
 */
export function vehicleWord(itemType: ItemType | null): string {
  return ITEM_TYPES.find((known) => known === itemType) ?? 'vehicle';
}
