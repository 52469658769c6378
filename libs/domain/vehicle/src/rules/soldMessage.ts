import type { ItemType } from '../car/itemType.ts';
import { vehicleWord } from './vehicleWord.ts';

/**
 * The text of the SOLD panel, word for word as required, with the name of the kind of vehicle.
 *
 * @example soldMessage('caravan') // "Unfortunately this caravan recently sold. But don't worry, we can help you find a similar caravan!"
 */
export function soldMessage(itemType: ItemType | null): string {
  const word = vehicleWord(itemType);
  return `Unfortunately this ${word} recently sold. But don't worry, we can help you find a similar ${word}!`;
}
