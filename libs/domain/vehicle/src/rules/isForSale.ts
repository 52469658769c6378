import type { Car } from '../car/car.ts';
import { availability } from './availability.ts';

/** The value does not matter: it only affects the age of a sale, which is not used here. */
const SOME_TIME = new Date(0);

/**
 * Whether a vehicle is for sale: in stock or coming soon. Any other one shows no price, neither on its page, in search results of engines
 * and link previews, in print and PDF, nor in a lead (ruling 156).
 *
 * @example isForSale({ ...car, status: 'withdrawn' }) // false
 */
export function isForSale(car: Pick<Car, 'status' | 'reserved' | 'sold_date_timestamp'>): boolean {
  return availability(car, SOME_TIME).available;
}
