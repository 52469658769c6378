import type { Car } from './car.ts';

/** Which private fields a site publishes. Default: none. */
export type PublicCarFlags = { vin?: boolean; regplate?: boolean; privatePlace?: boolean };

/**
 * The public data of a vehicle. Every public channel uses it: page, API, PDF, print, search and links. VIN, registration plate,
 * and the private suburb and postcode are `null` unless a flag publishes them (New South Wales advertisements need the plate).
 * All other fields are unchanged. Staff of the dealer see the whole vehicle.
 *
 * @example publicCar(car).vin // null
 * @example publicCar(car, { regplate: true }).regplate // 'GDC669'
 */
export function publicCar(car: Car, show: PublicCarFlags = {}): Car {
  return {
    ...car,
    vin: show.vin ? car.vin : null,
    regplate: show.regplate ? car.regplate : null,
    private_suburb: show.privatePlace ? car.private_suburb : null,
    private_postcode: show.privatePlace ? car.private_postcode : null,
  };
}
