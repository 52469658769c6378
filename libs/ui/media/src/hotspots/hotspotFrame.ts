import type { HotspotPosition } from './hotspotPlace.ts';

/** The frame to turn to for a hotspot that is out of sight: the middle one of those it is given for. Null without any. */
export function hotspotFrame(positions: readonly HotspotPosition[]): number | null {
  return positions[Math.floor(positions.length / 2)]?.frame ?? null;
}
