export { readHotspots } from './hotspots/readHotspots.ts';
export type { Hotspot, RawHotspot } from './hotspots/readHotspots.ts';
export { thinFrames } from './spin/thinFrames.ts';
export { videoSource } from './video/videoSource.ts';
export type { VideoSource } from './video/videoSource.ts';
