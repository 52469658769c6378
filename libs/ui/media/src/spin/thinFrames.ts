/** More frames than this nobody tells apart: five degrees each. */
export const MOST_FRAMES = 72;

/**
 * Which frames of a set are used, as indexes into it: all of them, or, of a larger set, evenly spaced ones, so that a set
 * of a thousand pictures costs no visitor more than one of 72.
 */
export function thinFrames(count: number): number[] {
  const kept = Math.min(count, MOST_FRAMES);
  return Array.from({ length: kept }, (_, index) => Math.floor((index * count) / kept));
}
