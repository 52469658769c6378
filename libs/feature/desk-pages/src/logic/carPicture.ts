import type { CarPictureView } from '@forecourt/desk-ui';
import { imageUrl } from '@forecourt/image-url';

/** Where the resizer is, on every host. */
const RESIZER = '/images';

/** Shapes of pictures, CSS pixels; twice as many are loaded. */
const SHAPES = { list: { width: 96, height: 64 }, page: { width: 300, height: 200 } };

/**
 * A picture of a car at the desk's own host, which serves the resized pictures of each site below its slug; null for a car without one, and
 * for what cannot be resized. A missing picture is an empty drawing.
 *
 * @example carPicture({ name: 'Kia Rio', image: '/pictures/a.webp' }, { site: 'echo', shape: 'list' })?.src
 * // '/images/echo/240x160/pictures/a.webp?as='
 */
export function carPicture(
  car: { name: string; image: string | null } | null,
  { site, shape }: { site: string; shape: keyof typeof SHAPES },
): CarPictureView | null {
  if (!car?.image) return null;
  const { width, height } = SHAPES[shape];
  const url = imageUrl(car.image, { width: width * 2, height: height * 2, standIn: '' });
  if (!url.startsWith(`${RESIZER}/`)) return null;
  const src = `${RESIZER}/${site}${url.slice(RESIZER.length)}`;
  return { src, alt: `Photo of ${car.name}`, width, height };
}
