import type { HotspotPosition } from './hotspotPlace.ts';

/** The frame to show for a hidden hotspot: the middle one of its frames. Null if it has none. */
export function hotspotFrame(positions: readonly HotspotPosition[]): number | null {
  return positions[Math.floor(positions.length / 2)]?.frame ?? null;
}
