import type { Listing } from '../listing.ts';

/** A listing that advertising services take: the facts that they require are there. */
export interface Advertised extends Listing {
  price: number;
  images: [string, ...string[]];
}

/**
 * Whether a service that sells advertisements takes a vehicle: a car that a shopper can buy today (neither reserved nor on its way), with
 * a price, a picture, a year and, unless it is new, its kilometres.
 */
export function isAdvertised(listing: Listing): listing is Advertised {
  const { car, state, price, images, isNew } = listing;
  return (
    car.item_type === 'car' &&
    state === 'available' &&
    price !== null &&
    images.length > 0 &&
    car.year !== null &&
    (isNew || car.km !== null)
  );
}
