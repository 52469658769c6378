import { VehicleMedia } from '@forecourt/media';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useGallerySizes } from '../gallery-sizes.ts';
import type { vdp } from '../manifest.ts';
import { simpleColour } from '@forecourt/vehicle';
import { SlotList } from '../parts.ts';
import type { BlockProps } from './block.tsx';

/** Pictures, video and 360 view of a vehicle. */
export function VehicleGallery({ car, now, media }: BlockProps<'vdp.gallery'>) {
  const { firstView, studioSpins } = useSite().media;
  return (
    <VehicleMedia
      {...media}
      name={car.name}
      paint={simpleColour(car.colour)?.toLowerCase()}
      firstView={firstView}
      studio={studioSpins}
      sizes={useGallerySizes()}
      tools={<SlotList id="vdp.gallery-tools" props={{ car, now }} />}
      wide={useFeatureOptions<typeof vdp>('vdp')?.layout === 'showroom'}
    />
  );
}
