import { lazyPart } from '@forecourt/browser';
import { block } from './block.tsx';

// Its pictures are in the HTML and scroll without JavaScript, so its code can load after that of the price.
const VehicleGallery = lazyPart(async () => (await import('./VehicleGallery.tsx')).VehicleGallery);

/** The media of a vehicle. */
export const Pictures = block('vdp.gallery', VehicleGallery);
