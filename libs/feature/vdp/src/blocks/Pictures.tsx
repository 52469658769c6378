import { lazyPart } from '@forecourt/slots';
import { block } from './block.tsx';

// Its pictures are in the HTML and swipe by themselves; its code comes after the code of the price.
const VehicleGallery = lazyPart(async () => (await import('./VehicleGallery.tsx')).VehicleGallery);

/** The media of a vehicle. */
export const Pictures = block('vdp.gallery', VehicleGallery);
