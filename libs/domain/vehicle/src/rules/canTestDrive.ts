import type { Car } from '../car/car.ts';
import { stockStatus } from './stockStatus.ts';

/**
 * Whether a time to see and drive a vehicle can be promised: it is in stock and nobody else holds it. What is coming is
 * not here to be driven; what is reserved is kept for the shopper who paid the deposit.
 *
 * @example canTestDrive({ ...car, status: 'coming_soon' }) // false
 */
export function canTestDrive(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return stockStatus(car).length === 0;
}
