import type { Place } from '../hotspots/hotspotPlace.ts';
import type { Hotspot } from '../hotspots/readHotspots.ts';

/** Where a hotspot is on a flat picture, in percent from the left and the top; on a flat panorama by its direction. Null without a place. */
export function flatPlace({ positions: [first], direction }: Hotspot, panorama: boolean): Place | null {
  if (!panorama || !direction) return first ?? null;
  const turned = (((direction.yaw + 180) % 360) + 360) % 360;
  return { x: (turned * 100) / 360, y: 50 - (direction.pitch * 100) / 180 };
}
