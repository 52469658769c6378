import type { Car } from '../car/car.ts';
import { epochMs } from '../read/epochMs.ts';

const DAY_MS = 86_400_000;

/** What the enquiry form of a vehicle that cannot be had starts with. */
export const FIND_SIMILAR = {
  message: 'Can you please find me something similar?',
  subcategory: 'Find me something similar',
} as const;

/** Whether a vehicle can be had, and if not, what to offer instead. */
export type Availability =
  | { state: 'in_stock' | 'coming_soon'; available: true; reserved: boolean; enquiry: null }
  | {
      state: 'sold';
      available: false;
      /** Days since it was sold, unrounded and never below 0; `null` when the date is not known. */
      soldForDays: number | null;
      enquiry: typeof FIND_SIMILAR;
    }
  | { state: 'unavailable'; available: false; enquiry: typeof FIND_SIMILAR };

/**
 * Whether a vehicle can be had: in stock or coming soon counts as available, sold and every other status do not
 * (ruling 106). A vehicle that cannot be had brings the prefilled wish for a similar one; a sold one
 * says for how many days it has been sold, so that a page can leave the index in time (ruling 105).
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
