import { epochMs } from '@forecourt/values';
import type { Car } from '../car/car.ts';
import { isForSale } from './isForSale.ts';

const DAY_MS = 86_400_000;

/** How long a sold vehicle stays in listings by default, in days. */
export const DEFAULT_SOLD_DAYS = 3;

/**
 * Whether a vehicle is listed: the dealer shows it, and it is in stock, coming soon, or was sold at most `soldDays` × 24 hours
 * ago (ruling 104). A sold vehicle without a date is not listed; 0 days hides it immediately.
 *
 * @example isListed({ ...car, status: 'sold', sold_date_timestamp: null }, { now }) // false
 */
export function isListed(
  car: Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  { now, soldDays = DEFAULT_SOLD_DAYS }: { now: Date; soldDays?: number },
): boolean {
  if (!car.show_on_dealer_website) return false;
  if (isForSale(car)) return true;
  const soldAt = car.status === 'sold' ? epochMs(car.sold_date_timestamp) : null;
  return soldAt !== null && soldDays > 0 && now.getTime() - soldAt <= soldDays * DAY_MS;
}
