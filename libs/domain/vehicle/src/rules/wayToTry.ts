import type { ItemType } from '../car/itemType.ts';

/** How a shopper tries a vehicle before buying it. */
export type WayToTry = 'drive' | 'ride' | 'viewing';

/**
 * How a shopper tries a vehicle: a motorcycle is ridden, a caravan is looked at, and everything else is driven.
 *
 * @example wayToTry('motorcycle') // 'ride'
 */
export function wayToTry(itemType: ItemType | null): WayToTry {
  if (itemType === 'caravan') return 'viewing';
  return itemType === 'motorcycle' ? 'ride' : 'drive';
}
