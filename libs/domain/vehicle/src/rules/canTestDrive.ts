import type { Car } from '../car/car.ts';
import { stockStatus } from './stockStatus.ts';

/**
 * Whether a viewing or test drive can be booked: the vehicle is in stock and not reserved. A vehicle that is coming soon is not
 * there yet; a reserved one is kept for the shopper who paid the deposit.
 *
 * @example canTestDrive({ ...car, status: 'coming_soon' }) // false
 */
export function canTestDrive(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return stockStatus(car).length === 0;
}
