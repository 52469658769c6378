import { hotspotWords } from './hotspotWords.ts';
import type { HotspotPosition } from './hotspotPlace.ts';

/** A point of a vehicle as the stock has it: anything may be missing. */
export interface RawHotspot {
  description: string | null;
  positions: readonly { frame: number | null; x: number | null; y: number | null }[];
  yaw: number | null;
  pitch: number | null;
}

/** A point worth looking at, in words and places. */
export interface Hotspot {
  title: string;
  /** More than the title, or empty. */
  text: string;
  /** On the frames of a spin view or, as its only one, on a flat picture. */
  positions: HotspotPosition[];
  /** In a round view: degrees to the right of straight ahead, and up from level. */
  direction: { yaw: number; pitch: number } | null;
}

/** More points than this on one picture hide the vehicle. */
const MOST = 24;

/** The points that can be shown: those with words and at least one place within the picture. */
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
