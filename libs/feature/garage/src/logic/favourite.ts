import type { Car } from '@forecourt/vehicle';

/** What is kept of a saved vehicle: enough to name it without asking anybody. */
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
 * What is kept of a vehicle.
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
