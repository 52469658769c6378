import type { ItemType } from '../car/itemType.ts';

const WORDS: Record<ItemType, string> = {
  car: 'vehicle',
  caravan: 'caravan',
  truck: 'truck',
  motorcycle: 'motorcycle',
};

/**
 * The word by which texts call a vehicle, in lower case and singular: `vehicle` for a car and for whatever is not
 * known, else the item type itself (decisions 124).
 *
 * @example vehicleWord('caravan') // 'caravan'
 */
export function vehicleWord(itemType: ItemType | null): string {
  return itemType !== null && Object.hasOwn(WORDS, itemType) ? WORDS[itemType] : 'vehicle';
}
