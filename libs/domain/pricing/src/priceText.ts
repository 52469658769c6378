import { priceDisplay } from './priceDisplay.ts';
import type { PricedCar } from './priceDisplay.ts';

/**
 * The displayed purchase price with what it includes, as one text.
 *
 * @example priceText({ ...car, price: 20990, price_type: 'Drive Away' }) // '$20,990 Drive away'
 */
export function priceText(car: PricedCar): string {
  const { text, suffix } = priceDisplay(car);
  return [text, suffix].filter(Boolean).join(' ');
}
