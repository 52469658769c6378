import { lazyPart } from '@forecourt/browser';
import { block } from './block.tsx';

// Its pictures are in the HTML and swipe without JavaScript, so its code loads after that of the price.
const VehicleGallery = lazyPart(async () => (await import('./VehicleGallery.tsx')).VehicleGallery);

/** The media of a vehicle. */
export const Pictures = block('vdp.gallery', VehicleGallery);
