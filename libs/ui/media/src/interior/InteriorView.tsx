import { imageUrl } from '@forecourt/image-url';
import { useEffect, useRef, useState } from 'react';
import { Hotspots } from '../hotspots/Hotspots.tsx';
import type { Hotspot } from '../hotspots/readHotspots.ts';
import { flatPlace } from './flatPlace.ts';
import { interiorWidth } from './interiorWidth.ts';
import { isPanorama, isRoundPicture, type PictureSize } from './isRoundPicture.ts';
import { RoundView } from './RoundView.tsx';

export interface InteriorViewProps {
  name: string;
  /** A flat picture, or an equirectangular panorama. */
  src: string;
  /** The size of the original; null where it is not known. */
  size: PictureSize | null;
  hotspots: readonly Hotspot[];
  showHotspots: boolean;
}

/** The interior of a vehicle: a panorama to look around in, or a flat picture, as which a small panorama is shown too. */
export function InteriorView({ name, src, size, hotspots, showHotspots }: InteriorViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | 'missing' | null>(null);
  const [flat, setFlat] = useState(false);
  useEffect(() => {
    let left = false;
    const image = new Image();
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current?.parentElement ?? {};
    const wanted = interiorWidth(size, { width, height, pixelRatio: window.devicePixelRatio });
    const round = size === null || isRoundPicture(size);
    image.src = imageUrl(src, round ? { width: wanted, panorama: true } : { width: wanted });
    image.decode().then(
      () => !left && setPicture(image),
      () => !left && setPicture('missing'),
    );
    return () => {
      left = true;
    };
  }, [src, size]);

  if (picture === null)
    return (
      <div ref={stage} className="spin-note" role="status">
        Loading the interior
      </div>
    );
  if (picture === 'missing')
    return (
      <p role="alert" className="spin-note">
        The picture of the interior could not be loaded.
      </p>
    );
  // The resizer never enlarges: a picture that came with the least width of a panorama has an original of that width or more.
  const seen = { width: picture.naturalWidth, height: picture.naturalHeight };
  if (!flat && isRoundPicture(size ?? seen))
    return (
      <RoundView
        name={name}
        picture={picture}
        hotspots={hotspots.filter(({ direction }) => direction !== null)}
        showHotspots={showHotspots}
        onUnable={() => setFlat(true)}
      />
    );
  return (
    <FlatView
      name={name}
      picture={picture}
      isPanorama={isPanorama(seen)}
      hotspots={showHotspots ? hotspots : []}
    />
  );
}

interface FlatViewProps {
  name: string;
  picture: HTMLImageElement;
  isPanorama: boolean;
  hotspots: readonly Hotspot[];
}

function FlatView({ name, picture, isPanorama, hotspots }: FlatViewProps) {
  const placed = hotspots.flatMap((hotspot) => {
    const place = flatPlace(hotspot, isPanorama);
    return place ? [{ hotspot, place }] : [];
  });
  return (
    <div className="spin-stage">
      <div
        ref={(box) => box?.style.setProperty('--shape', String(picture.naturalWidth / picture.naturalHeight))}
        className="spin-box"
      >
        <img src={picture.src} alt={`${name}, inside`} className="block size-full object-contain" />
        {placed.length > 0 && (
          <Hotspots
            hotspots={placed.map(({ hotspot }) => hotspot)}
            places={placed.map(({ place }) => place)}
            onSeek={() => undefined}
            onTouch={() => undefined}
          />
        )}
        {isPanorama && <p className="flat-note">All around the interior, in one flat picture</p>}
      </div>
    </div>
  );
}
