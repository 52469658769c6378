import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';

/** What the finance link tells the finance page about a vehicle. */
export type FinanceLinkCar = PricedCar & Pick<Car, 'id' | 'car_type' | 'vin' | 'dealership_slug'>;

/** Where the finance page is. */
export interface FinanceLinkTarget {
  /** The site's finance path; `/finance` when absent. */
  path?: string;
  /** A dealer's own finance link, a path or an address; it takes the place of `path`. Its own parameters are kept. */
  defaultLink?: string | null;
}

/**
 * The link from a vehicle to the finance form: `preferredDealership`, `vehiclePriceBudget` (dollars), `car_id`, `car_type` and
 * `vin`, then `#finance-form`. What the vehicle does not have is left out; the VIN is there only where the vehicle carries it,
 * which a public vehicle does not.
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
