import { Picture, WIDE_FRAME } from '@forecourt/media';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { lazyPart } from '@forecourt/slots';
import type { SlotProps } from '@forecourt/slots';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useGallerySizes } from '../gallery-sizes.ts';
import { block } from './block.tsx';

// Its pictures are in the HTML and swipe by themselves; its code comes after the code of the price.
const VehicleGallery = lazyPart(async () => (await import('./VehicleGallery.tsx')).VehicleGallery);

const Gallery = block('vdp.gallery', VehicleGallery);

/** The media of a vehicle; on the way to the page, the first picture in the place they will take. */
export function Pictures(props: SlotProps<'vdp.gallery'>) {
  return (
    <Suspense fallback={<Coming {...props} />}>
      <Gallery {...props} />
    </Suspense>
  );
}

function Coming({ media: { images } }: SlotProps<'vdp.gallery'>) {
  const wide = useFeatureOptions('vdp')?.layout === 'showroom';
  return (
    <div aria-hidden>
      <div className={clsx('overflow-hidden', !wide && 'md:rounded-media')}>
        <Picture
          src={images[0]?.url ?? null}
          alt=""
          width={600}
          sizes={useGallerySizes()}
          priority
          className={wide ? WIDE_FRAME : undefined}
        />
      </div>
      {images.length > 3 && !wide && <div className="mt-4 hidden aspect-[9.4] md:block" />}
    </div>
  );
}
