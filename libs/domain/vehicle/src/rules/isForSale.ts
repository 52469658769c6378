import type { Car } from '../car/car.ts';

/**
 * Whether a vehicle is for sale: in stock or coming soon. Any other one shows no price, neither on its page, in search results of engines
 * and link previews, in print and PDF, nor in a lead (ruling 156).
 *
 * @example isForSale({ ...car, status: 'withdrawn' }) // false
 */
export function isForSale({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon';
}
