import type { Car } from '../car/car.ts';

/** The fields of a vehicle that `favouriteVisible` reads. */
export type FavouriteCar = Pick<Car, 'status' | 'car_type' | 'price' | 'images' | 'features'>;

/** The fields of a vehicle that can be saved: what its button reads, and what is stored. */
export type SavableCar = FavouriteCar &
  Pick<
    Car,
    | 'id'
    | 'name'
    | 'slug'
    | 'make'
    | 'model'
    | 'primary_image_url'
    | 'before_price'
    | 'offer_price'
    | 'subscription_price'
    | 'price_type'
    | 'preorder'
  >;

/** Stricter rules of some sites, and the one that allows saving vehicles before they arrive. Default: all off. */
export type FavouriteRules = {
  usedOnly?: boolean;
  pricedOnly?: boolean;
  picturedOnly?: boolean;
  comingSoon?: boolean;
};

/**
 * Whether the favourite button of a vehicle is shown: it is in stock, its own flag does not hide it, and by the site's rules it
 * is used, priced above 0 or has pictures. A vehicle that is already saved always keeps its button.
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
