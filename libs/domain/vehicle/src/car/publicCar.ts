import type { Car } from './car.ts';

/** Which private facts a site chooses to publish; all are off unless said. */
export type PublicCarFlags = { vin?: boolean; regplate?: boolean; privatePlace?: boolean };

/**
 * The vehicle as strangers may see it, on every channel: page, API, PDF, paper, search and links are made of it and of nothing
 * else. VIN, registration plate, and the private suburb and postcode are `null` unless a flag publishes them (New South Wales
 * advertisements need the plate). Every other field is untouched. Who works for the dealer has the whole vehicle.
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
