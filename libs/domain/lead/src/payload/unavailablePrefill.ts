import { availability, type Car } from '@forecourt/vehicle';

/**
 * The prefilled values of a car's enquiry form: for a car that is neither in stock nor coming soon, a request for something
 * similar and its subcategory; for an available one `null`. (ruling 106; EN-10)
 *
 * @example unavailablePrefill({ ...car, status: 'on_hold' }, now)?.message // 'Can you please find me something similar?'
 */
export function unavailablePrefill(
  car: Pick<Car, 'status' | 'reserved' | 'sold_date_timestamp'>,
  now: Date,
): { message: string; subcategory: string } | null {
  return availability(car, now).enquiry;
}
