import type { Car } from '@forecourt/vehicle';

/** The stored data of a saved vehicle: enough to show its name without a request. */
export interface Favourite {
  /** The vehicle's id as text. */
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
}

/**
 * The data to store for a vehicle.
 *
 * @example favouriteOf({ ...car, id: 7 }).id // '7'
 */
export function favouriteOf({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
}: Pick<Car, keyof Favourite>): Favourite {
  return { id: String(id), name, slug, make, model, primary_image_url };
}
