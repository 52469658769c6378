import { VehicleMedia } from '@forecourt/media';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import type { SlotProps } from '@forecourt/slots';
import { useGallerySizes } from '../gallery-sizes.ts';

/** Pictures, film and 360 view of a vehicle, as its site shows them. */
export function VehicleGallery({ car, media }: SlotProps<'vdp.gallery'>) {
  const { firstView, studioSpins } = useSite().media;
  return (
    <VehicleMedia
      {...media}
      name={car.name}
      firstView={firstView}
      studio={studioSpins}
      sizes={useGallerySizes()}
      wide={useFeatureOptions('vdp')?.layout === 'showroom'}
    />
  );
}
