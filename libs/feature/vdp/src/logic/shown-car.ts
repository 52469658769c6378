import { shownFeatures } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** More pictures than this nobody looks through; the rest is left out. */
export const MOST_PICTURES = 60;

/**
 * A vehicle as its page carries it: pictures whose addresses can be shown safely, no more of them and of its features than anybody
 * looks through. A 360 view that lacks a frame is none.
 */
export function shownCar(car: Car): Car {
  const images = car.images.filter(({ image }) => isPicture(image.url)).slice(0, MOST_PICTURES);
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

/** A path of this site, or an address of the web. */
function isPicture(address: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)/.test(address) && URL.canParse(address, 'https://site.invalid');
}
