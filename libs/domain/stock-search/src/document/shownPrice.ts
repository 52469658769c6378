import type { Car } from '@forecourt/vehicle';

/**
 * The price a shopper sees and therefore filters and sorts by, in dollars: reduced where the car is reduced; `null` for a
 * car without a price. A subscription's price is not a car's price and has a field of its own.
 */
export function shownPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  if (car.price === null || car.price <= 10) return null;
  const reduced = car.price - (car.offer_price !== null && car.offer_price > 0 ? car.offer_price : 0);
  return reduced > 10 ? reduced : car.price;
}
