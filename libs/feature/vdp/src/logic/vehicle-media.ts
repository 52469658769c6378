import { standIn } from '@forecourt/image-url';
import type { VehicleMediaContent } from '@forecourt/media';
import { readHotspots, thinFrames } from '@forecourt/media/read';
import type { MediaConfig } from '@forecourt/site-config';
import { videoSource } from '@forecourt/values';
import type { VideoSource } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * The media of a vehicle, as its page needs them. A third-party 360 view is used instead of our own if the site has
 * its viewer and the vehicle its code; our own needs at least two frames. Unsafe URLs are left out.
 */
export function vehicleMedia(car: Car, media: MediaConfig): VehicleMediaContent {
  const films = [videoSource(car.video_url), videoSource(car.video)].filter((film) => film !== null);
  const outside = videoSource(car.external_video_url);
  return {
    images: car.images.map(({ image }) => ({ url: image.url, thumb: image.thumb.url || image.url })),
    standIn: standIn(car),
    video: films.map((film) => allowed(film, media))[0] ?? null,
    videoHref: outside && outside.kind !== 'file' ? outside.href : null,
    spin: ownSpin(car),
    external: externalSpin(car.spin_code, media),
    interior: interior(car),
  };
}

function interior({ spin_interior_image: src, spin_interior_size: size, hotspots }: Car) {
  if (!src) return null;
  const { width, height } = size ?? {};
  return {
    src,
    size: width && height ? { width, height } : null,
    hotspots: readHotspots(hotspots?.interior ?? []),
  };
}

/** A video is embedded only from configured players; otherwise it is a link. */
function allowed(film: VideoSource, { videoPlayers }: MediaConfig): VideoSource {
  const framed = film.kind !== 'frame' || videoPlayers.includes(film.provider);
  return framed ? film : { kind: 'link', href: film.href };
}

function ownSpin({ spin_images: images, hotspots }: Car): VehicleMediaContent['spin'] {
  if (!images || images.length < 2) return null;
  const kept = thinFrames(images.length);
  const frames = kept.flatMap((index) => images[index] ?? []);
  const share = kept.length / images.length;
  const points = readHotspots(hotspots?.exterior ?? []).filter(({ positions }) => positions.length > 0);
  return {
    frames,
    hotspots: points.map((point) => ({
      ...point,
      positions: point.positions
        .filter(({ frame }) => frame >= 0 && frame < images.length)
        .map((position) => ({ ...position, frame: Math.round(position.frame * share) % kept.length })),
    })),
  };
}

function externalSpin(code: string | null, { spinViewer }: MediaConfig): VehicleMediaContent['external'] {
  if (!spinViewer || code === null) return null;
  return { host: spinViewer.name, src: spinViewer.address.replace('{code}', encodeURIComponent(code)) };
}
