import type { Car } from '../car/car.ts';
import type { ItemType } from '../car/itemType.ts';
import { readFlag } from '../read/readFlag.ts';
import { vehicleWord } from './vehicleWord.ts';

/** A state that limits what a shopper can do: a word or two for a card, a whole sentence for a page. */
export type StockStatus = {
  kind: 'sold' | 'unavailable' | 'coming-soon' | 'reserved';
  text: string;
  sentence: string;
};

/**
 * What must be said of a vehicle wherever it is shown, whatever tag it carries: that it was sold, cannot be had, is not
 * here yet, or is held for somebody else. Empty for one that is in stock and free. What is coming may be reserved too; of
 * what is sold or cannot be had a reservation says no more.
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
    sentence: `This ${word} is not here yet. Ask us when you can see ${word === 'caravan' ? '' : 'and drive '}it.`,
  };
  const reserved: StockStatus = {
    kind: 'reserved',
    text: 'Reserved',
    sentence: `This ${word} is held for another shopper. Ask us to tell you if it comes free.`,
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
