import { shownFeatures } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** Maximum number of pictures; the rest is left out. */
export const MAX_PICTURES = 60;

/**
 * A vehicle as sent to its page: only pictures with safe URLs, and a limited number of pictures and features. A 360 view
 * with a missing frame is left out.
 */
export function shownCar(car: Car): Car {
  const images = car.images.filter(({ image }) => isPicture(image.url)).slice(0, MAX_PICTURES);
  const { primary_image_url: first, spin_images: frames, spin_interior_image: inside } = car;
  return {
    ...car,
    images,
    primary_image_url: first !== null && isPicture(first) ? first : (images[0]?.image.url ?? null),
    spin_images: frames?.every(isPicture) ? frames : null,
    spin_interior_image: inside !== null && isPicture(inside) ? inside : null,
    standardEquipment: shownFeatures(car),
  };
}

/** A path on this site, or an http(s) URL. */
export function isPicture(address: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)/.test(address) && URL.canParse(address, 'https://site.invalid');
}
