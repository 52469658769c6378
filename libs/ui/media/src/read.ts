export { readHotspots } from './hotspots/readHotspots.ts';
export type { Hotspot, RawHotspot } from './hotspots/readHotspots.ts';
export { thinFrames } from './spin/thinFrames.ts';
