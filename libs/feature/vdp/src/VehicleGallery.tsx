import { VehicleMedia } from '@forecourt/media';
import type { VehicleMediaContent } from '@forecourt/media';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { GALLERY_SIZES } from './gallery-sizes.ts';

/** Pictures, film and 360 view of a vehicle, as its site shows them. */
export function VehicleGallery({ car, media }: { car: Car; media: VehicleMediaContent }) {
  const { firstView, studioSpins } = useSite().media;
  return (
    <VehicleMedia
      {...media}
      name={car.name}
      firstView={firstView}
      studio={studioSpins}
      sizes={GALLERY_SIZES}
    />
  );
}
