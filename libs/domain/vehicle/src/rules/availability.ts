import { epochMs } from '@forecourt/values';
import type { Car } from '../car/car.ts';

const DAY_MS = 86_400_000;

/** The prefill of the enquiry form of a vehicle that is not available. */
export const FIND_SIMILAR = {
  message: 'Can you please find me something similar?',
  subcategory: 'Find me something similar',
} as const;

/** Whether a vehicle is available, and if not, what to offer instead. */
export type Availability =
  | { state: 'in_stock' | 'coming_soon'; available: true; reserved: boolean; enquiry: null }
  | {
      state: 'sold';
      available: false;
      /** Days since it was sold, unrounded and never below 0; `null` if the date is unknown. */
      soldForDays: number | null;
      enquiry: typeof FIND_SIMILAR;
    }
  | { state: 'unavailable'; available: false; enquiry: typeof FIND_SIMILAR };

/**
 * The availability of a vehicle: in stock and coming soon are available, sold and every other status are not (ruling 106). For a
 * vehicle that is not available the result has the prefill for a similar one; for a sold one also the days since the sale, so
 * that its page can be removed from search engines in time (ruling 105).
 *
 * @example availability({ ...car, status: 'on_hold' }, now).state // 'unavailable'
 */
export function availability(
  car: Pick<Car, 'status' | 'reserved' | 'sold_date_timestamp'>,
  now: Date,
): Availability {
  if (car.status === 'in_stock' || car.status === 'coming_soon')
    return { state: car.status, available: true, reserved: car.reserved, enquiry: null };
  if (car.status !== 'sold') return { state: 'unavailable', available: false, enquiry: FIND_SIMILAR };
  const soldAt = epochMs(car.sold_date_timestamp);
  const soldForDays = soldAt === null ? null : Math.max(0, (now.getTime() - soldAt) / DAY_MS);
  return { state: 'sold', available: false, soldForDays, enquiry: FIND_SIMILAR };
}
