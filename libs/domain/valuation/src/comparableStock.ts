import type { Comparable } from './comparable.ts';
import { addDays } from './addDays.ts';
import type { ValuedVehicle } from './valuedVehicle.ts';

/** The greatest difference in years between a vehicle and a comparable one. */
export const COMPARABLE_YEARS = 2;

/** For how many days after its last advertisement a price counts. */
export const COMPARABLE_DAYS = 90;

/** The lowest price that counts, exclusive; lower ones are placeholders (ruling 92). */
const MIN_PRICE = 200;

/**
 * The vehicles whose prices count for a vehicle: the same make and model, at most two years apart, the same body and
 * transmission where both are known, and advertised in the last 90 days. Kilometres do not matter here, so that the choice is
 * the same for each odometer reading.
 *
 * @param today `YYYY-MM-DD`
 */
export function comparableStock(
  vehicle: ValuedVehicle,
  stock: readonly Comparable[],
  today: string,
): Comparable[] {
  const since = addDays(today, -COMPARABLE_DAYS);
  return stock.filter(
    (each) =>
      isSame(each.make, vehicle.make) &&
      isSame(each.model, vehicle.model) &&
      Math.abs(each.year - vehicle.year) <= COMPARABLE_YEARS &&
      isSameOrUnknown(each.body, vehicle.body) &&
      isSameOrUnknown(each.transmission, vehicle.transmission) &&
      Number.isFinite(each.price) &&
      each.price > MIN_PRICE &&
      each.km >= 0 &&
      each.advertisedOn >= since &&
      each.advertisedOn <= today,
  );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isSameOrUnknown(one: string | null, other: string | null): boolean {
  return one === null || other === null || isSame(one, other);
}
