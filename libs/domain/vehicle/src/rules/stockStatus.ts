import { readFlag } from '@forecourt/values';
import type { Car } from '../car/car.ts';
import type { ItemType } from '../car/itemType.ts';
import { vehicleWord } from './vehicleWord.ts';
import { wayToTry, type WayToTry } from './wayToTry.ts';

/** A state that limits what a shopper can do: a short text for a card, a sentence for a page. */
export type StockStatus = {
  kind: 'sold' | 'unavailable' | 'coming-soon' | 'reserved';
  text: string;
  sentence: string;
};

const TRIED: Readonly<Record<WayToTry, string>> = {
  drive: 'see and drive',
  ride: 'see and ride',
  viewing: 'see',
};

/**
 * The notices that must be shown with a vehicle everywhere, whatever its tag: sold, not available, coming soon, reserved. Empty
 * for one that is in stock and not reserved. A vehicle that is coming soon may be reserved too; for one that is sold or not
 * available a reservation is not mentioned.
 *
 * @example stockStatus({ ...car, status: 'coming_soon' }).map(({ text }) => text) // ['Coming soon']
 */
export function stockStatus(
  car: Pick<Car, 'status' | 'reserved'> & { item_type?: ItemType | null },
): StockStatus[] {
  const word = vehicleWord(car.item_type ?? null);
  if (car.status === 'sold') return [{ kind: 'sold', text: 'Sold', sentence: `This ${word} was sold.` }];
  const coming: StockStatus = {
    kind: 'coming-soon',
    text: 'Coming soon',
    sentence: `This ${word} is not here yet. Ask us when you can ${TRIED[wayToTry(car.item_type ?? null)]} it.`,
  };
  const reserved: StockStatus = {
    kind: 'reserved',
    text: 'Reserved',
    sentence: `This ${word} is reserved. Not by you? Ask us to tell you if it comes free.`,
  };
  const here = car.status === 'in_stock';
  if (!here && car.status !== 'coming_soon')
    return [
      {
        kind: 'unavailable',
        text: 'Not available',
        sentence: `This ${word} is not available at the moment.`,
      },
    ];
  return [...(here ? [] : [coming]), ...(readFlag(car.reserved) ? [reserved] : [])];
}
