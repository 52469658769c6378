import type { Car } from '../car/car.ts';
import { availability } from './availability.ts';

/**
 * Whether a sold vehicle is past its days in the dealer's listings: its page remains, with `noindex` and without a sitemap entry
 * (ruling 105). False for an unknown date of sale.
 *
 * @param soldDays days for which a dealer lists sold vehicles; 0 removes them immediately.
 * @example leftListings({ status: 'sold', sold_date_timestamp: fourDaysAgo }, { soldDays: 3, now }) // true
 */
export function leftListings(
  car: Pick<Car, 'status' | 'sold_date_timestamp'>,
  { soldDays, now }: { soldDays: number; now: Date },
): boolean {
  const { soldForDays } = { soldForDays: null, ...availability({ ...car, reserved: false }, now) };
  return soldForDays !== null && soldForDays > soldDays;
}
