import { Picture } from '@forecourt/media';
import type { VehicleMediaContent } from '@forecourt/media';
import { Slot, lazyPart } from '@forecourt/slots';
import type { Car } from '@forecourt/vehicle';
import { Suspense } from 'react';
import { GALLERY_SIZES } from './gallery-sizes.ts';

// Its pictures are in the HTML and swipe by themselves; its code comes after the code of the price.
const VehicleGallery = lazyPart(async () => (await import('./VehicleGallery.tsx')).VehicleGallery);

/** The media of a vehicle; on the way to the page, the first picture in the place they will take. */
export function Media({ car, media }: { car: Car; media: VehicleMediaContent }) {
  return (
    <Suspense fallback={<Coming media={media} />}>
      <Slot id="vdp.gallery" props={{ car, media }} fallback={VehicleGallery} />
    </Suspense>
  );
}

function Coming({ media: { images } }: { media: VehicleMediaContent }) {
  return (
    <div aria-hidden>
      <div className="overflow-hidden md:rounded-media">
        <Picture src={images[0]?.url ?? null} alt="" width={600} sizes={GALLERY_SIZES} priority />
      </div>
      {images.length > 3 && <div className="mt-4 hidden aspect-[9.4] md:block" />}
    </div>
  );
}
