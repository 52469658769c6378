import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';

/** The fields of a vehicle in the finance link. */
export type FinanceLinkCar = PricedCar & Pick<Car, 'id' | 'car_type' | 'vin' | 'dealership_slug'>;

/** The address of the finance page. */
export interface FinanceLinkTarget {
  /** The site's finance path; `/finance` when absent. */
  path?: string;
  /** A dealer's own finance link, a path or a URL; it replaces `path`. Its parameters are kept. */
  defaultLink?: string | null;
}

/**
 * The link from a vehicle to the finance form: `preferredDealership`, `vehiclePriceBudget` (dollars), `car_id`, `car_type` and
 * `vin`, then `#finance-form`. Missing fields are left out; so is the VIN of a public vehicle, which has none.
 *
 * @example financeLink(car)
 * // '/finance?preferredDealership=harbour-city-motors&vehiclePriceBudget=24990&car_id=20000&car_type=used#finance-form'
 */
export function financeLink(
  car: FinanceLinkCar,
  { path = '/finance', defaultLink }: FinanceLinkTarget = {},
): string {
  const [address = '', given = ''] = (defaultLink || path).replace(/#.*$/s, '').split(/\?(.*)/s);
  const query = new URLSearchParams(given);
  const facts = {
    preferredDealership: car.dealership_slug,
    vehiclePriceBudget: displayedPrice(car),
    car_id: car.id,
    car_type: car.car_type,
    vin: car.vin,
  };
  for (const [name, value] of Object.entries(facts)) {
    if (value !== null) query.set(name, String(value));
  }
  return `${address}?${query.toString()}#finance-form`;
}
