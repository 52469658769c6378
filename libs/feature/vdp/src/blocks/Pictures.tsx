import { Gallery } from '@forecourt/media';
import { block } from './block.tsx';

/** The pictures of the vehicle. */
export const Pictures = block('vdp.gallery', ({ car }) => (
  <Gallery
    name={car.name}
    images={car.images.map(({ image }) => ({ url: image.url, thumb: image.thumb.url }))}
  />
));
