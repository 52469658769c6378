import type { SavableCar } from '@forecourt/vehicle';
import type { Favourite } from './favourite.ts';

/**
 * The data to store for a vehicle. Its price is added later, because the rules of prices are not in the first load of a page.
 *
 * @example favouriteOf({ ...car, id: 7 }).id // '7'
 */
export function favouriteOf(car: SavableCar): Favourite {
  const { id, name, slug, make, model, primary_image_url } = car;
  return { id: String(id), name, slug, make, model, primary_image_url };
}
