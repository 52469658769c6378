import { priceDisplay } from './priceDisplay.ts';
import type { PricedCar } from './priceDisplay.ts';

/**
 * The purchase price that a page shows, in unrounded dollars: reduced, else normal, never the subscription price (ruling 39);
 * `null` when none is shown.
 *
 * @example displayedPrice({ ...car, price: 20990, offer_price: 1000 }) // 19990
 */
export function displayedPrice(car: PricedCar): number | null {
  return priceDisplay(car).amount;
}
