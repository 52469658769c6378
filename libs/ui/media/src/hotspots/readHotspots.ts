import { hotspotWords } from './hotspotWords.ts';
import type { HotspotPosition } from './hotspotPlace.ts';

/** A hotspot as the stock has it: any field may be missing. */
export interface RawHotspot {
  description: string | null;
  positions: readonly { frame: number | null; x: number | null; y: number | null }[];
  yaw: number | null;
  pitch: number | null;
}

/** A hotspot that can be shown. */
export interface Hotspot {
  title: string;
  /** The description after the title, or empty. */
  text: string;
  /** On the frames of a 360 view; a flat picture counts as frame 0. */
  positions: HotspotPosition[];
  /** In a panorama: degrees to the right of straight ahead, and up from level. */
  direction: { yaw: number; pitch: number } | null;
}

/** Maximum hotspots per picture; more would hide the vehicle. */
const MOST = 24;

/** The hotspots that can be shown: those with text and at least one place within the picture. */
export function readHotspots(hotspots: readonly RawHotspot[]): Hotspot[] {
  return hotspots
    .flatMap(({ description, positions, yaw, pitch }): Hotspot[] => {
      const words = hotspotWords(description ?? '');
      const places = positions.flatMap(({ frame, x, y }) =>
        isPercent(x) && isPercent(y) ? [{ frame: frame ?? 0, x, y }] : [],
      );
      const direction = yaw === null || pitch === null ? null : { yaw, pitch };
      return words.title !== '' && (places.length > 0 || direction)
        ? [{ ...words, positions: places, direction }]
        : [];
    })
    .slice(0, MOST);
}

function isPercent(value: number | null): value is number {
  return value !== null && value >= 0 && value <= 100;
}
