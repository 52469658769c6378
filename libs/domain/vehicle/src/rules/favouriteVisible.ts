import type { Car } from '../car/car.ts';

/** What `favouriteVisible` reads of a vehicle. */
export type FavouriteCar = Pick<Car, 'status' | 'car_type' | 'price' | 'images' | 'features'>;

/** The stricter rules of some sites, and the one that lets vehicles be saved before they arrive; all off unless said. */
export type FavouriteRules = {
  usedOnly?: boolean;
  pricedOnly?: boolean;
  picturedOnly?: boolean;
  comingSoon?: boolean;
};

/**
 * Whether a vehicle can be marked as a favourite: in stock, its own flag not against it, and on sites that
 * say so only when used, priced above 0 or pictured. A vehicle that is already marked keeps its button whatever happened
 * to it.
 *
 * @example favouriteVisible({ ...car, status: 'sold' }, { saved: true }) // true
 */
export function favouriteVisible(
  car: FavouriteCar,
  { saved = false, rules = {} }: { saved?: boolean; rules?: FavouriteRules } = {},
): boolean {
  if (saved) return true;
  const here = car.status === 'in_stock' || (rules.comingSoon === true && car.status === 'coming_soon');
  if (!here || car.features?.garage === false || (rules.usedOnly && car.car_type !== 'used')) return false;
  if (rules.pricedOnly && (car.price ?? 0) <= 0) return false;
  return !rules.picturedOnly || car.images.length > 0;
}
