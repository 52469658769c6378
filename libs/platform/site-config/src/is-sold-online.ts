import { featureVisible, type Car, type FeatureCar } from '@forecourt/vehicle';
import { checkoutPath, paths } from './paths.ts';
import type { BundledSite } from './public-site.ts';

/** The places of a dealer, of which only the state counts. */
interface Places<Of extends string = string> {
  locations: readonly { address: { state: Of } }[];
}

/** The states in which a dealer has these places. */
export const statesOf = <Of extends string>({ locations }: Places<Of>): Of[] => [
  ...new Set(locations.map(({ address }) => address.state)),
];

/**
 * Whether it is known by which law a vehicle is sold: that of the state where a dealer has all its locations, or of several that in which
 * it stands. Another one is reserved and bought in person.
 *
 * @param state of the vehicle.
 */
export function isSoldOnline(site: Places, state: string | null): boolean {
  const states = statesOf(site);
  return states.length <= 1 || states.some((each) => each === state);
}

/**
 * The page where this vehicle is reserved online; null if it is reserved in person, which the enquiry form asks for.
 *
 * @param car with the state where it stands.
 */
export function reservationPath(
  site: Pick<BundledSite, 'locations' | 'pages'>,
  car: Pick<Car, 'slug' | 'state'>,
): string | null {
  return isSoldOnline(site, car.state) ? checkoutPath(site, car.slug) : null;
}

/**
 * The page where this vehicle is bought online; null if it is not. What can be bought online can be reserved, too.
 *
 * @param car with the state where it stands.
 */
export function purchasePath(
  site: Pick<BundledSite, 'locations' | 'pages'>,
  car: FeatureCar & Pick<Car, 'slug' | 'state'>,
): string | null {
  const isOffered =
    site.pages.includes('checkout-journey') &&
    isSoldOnline(site, car.state) &&
    featureVisible('checkout', car, { features: { checkout: true } });
  return isOffered ? paths.buyOnline(car.slug) : null;
}
