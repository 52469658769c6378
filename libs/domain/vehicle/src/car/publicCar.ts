import type { Car } from './car.ts';

/** Which private facts a site chooses to publish; all are off unless said. */
export type PublicCarFlags = { showVin?: boolean; showRegplate?: boolean; showPrivatePlace?: boolean };

/**
 * The vehicle as strangers may see it: VIN, registration plate, and the private suburb and postcode are `null` unless a
 * flag publishes them (decisions 123; New South Wales advertisements need the plate). Every other field is untouched.
 *
 * @example publicCar(car).vin // null
 * @example publicCar(car, { showRegplate: true }).regplate // 'GDC669'
 */
export function publicCar(car: Car, flags: PublicCarFlags = {}): Car {
  return {
    ...car,
    vin: flags.showVin ? car.vin : null,
    regplate: flags.showRegplate ? car.regplate : null,
    private_suburb: flags.showPrivatePlace ? car.private_suburb : null,
    private_postcode: flags.showPrivatePlace ? car.private_postcode : null,
  };
}
