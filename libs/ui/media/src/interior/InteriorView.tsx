import { imageUrl } from '@forecourt/image-url';
import { useEffect, useState } from 'react';
import { Hotspots } from '../hotspots/Hotspots.tsx';
import type { Hotspot } from '../hotspots/readHotspots.ts';
import { isRoundPicture } from './isRoundPicture.ts';
import { RoundView } from './RoundView.tsx';

export interface InteriorViewProps {
  name: string;
  /** A flat picture, or a 2:1 equirectangular panorama. */
  src: string;
  hotspots: readonly Hotspot[];
  showHotspots: boolean;
}

/** The interior of a vehicle: a panorama to look around in, or a flat picture. */
export function InteriorView({ name, src, hotspots, showHotspots }: InteriorViewProps) {
  const [picture, setPicture] = useState<HTMLImageElement | 'missing' | null>(null);
  const [flat, setFlat] = useState(false);
  useEffect(() => {
    let left = false;
    const image = new Image();
    image.src = imageUrl(src, { width: 1920 });
    image.decode().then(
      () => !left && setPicture(image),
      () => !left && setPicture('missing'),
    );
    return () => {
      left = true;
    };
  }, [src]);

  if (picture === null) return <p className="spin-note">Loading the interior</p>;
  if (picture === 'missing')
    return (
      <p role="alert" className="spin-note">
        The picture of the interior could not be loaded.
      </p>
    );
  if (!flat && isRoundPicture(picture.naturalWidth, picture.naturalHeight))
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
      hotspots={showHotspots ? hotspots.filter(({ positions }) => positions.length > 0) : []}
    />
  );
}

function FlatView({
  name,
  picture,
  hotspots,
}: {
  name: string;
  picture: HTMLImageElement;
  hotspots: readonly Hotspot[];
}) {
  const places = hotspots.map(({ positions: [first] }) => first ?? null);
  return (
    <div className="spin-stage">
      <div
        ref={(box) => box?.style.setProperty('--shape', String(picture.naturalWidth / picture.naturalHeight))}
        className="spin-box"
      >
        <img src={picture.src} alt={`${name}, inside`} className="block size-full object-contain" />
        {hotspots.length > 0 && (
          <Hotspots hotspots={hotspots} places={places} onSeek={() => undefined} onTouch={() => undefined} />
        )}
      </div>
    </div>
  );
}
