/** Maximum number of frames: at five degrees each, more make no visible difference. */
export const MOST_FRAMES = 72;

/**
 * The indexes of the frames to use: all of them, or evenly spaced ones of a larger set, so that a set of a thousand
 * pictures costs no more than one of 72.
 */
export function thinFrames(count: number): number[] {
  const kept = Math.min(count, MOST_FRAMES);
  return Array.from({ length: kept }, (_, index) => Math.floor((index * count) / kept));
}
