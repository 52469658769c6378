import type { Car } from '../car/car.ts';
import { availability } from './availability.ts';

/**
 * Whether a sold vehicle has been sold for longer than the dealer's listings show it: its page stays, and leaves the index of search
 * engines and the sitemap (ruling 105). One whose date of sale is not known has not.
 *
 * @param soldDays days for which a dealer lists what is sold; 0 takes it away at once.
 * @example leftListings({ status: 'sold', sold_date_timestamp: fourDaysAgo }, { soldDays: 3, now }) // true
 */
export function leftListings(
  car: Pick<Car, 'status' | 'sold_date_timestamp'>,
  { soldDays, now }: { soldDays: number; now: Date },
): boolean {
  const { soldForDays } = { soldForDays: null, ...availability({ ...car, reserved: false }, now) };
  return soldForDays !== null && soldForDays > soldDays;
}
