import { frameDistance } from './frameDistance.ts';

/** The frame to draw while others load: the loaded one nearest to the wanted frame, or null when none is loaded. */
export function nearestLoaded(
  wanted: number,
  isLoaded: (frame: number) => boolean,
  count: number,
): number | null {
  let best: number | null = null;
  for (let frame = 0; frame < count; frame += 1) {
    if (!isLoaded(frame)) continue;
    if (best === null || frameDistance(frame, wanted, count) < frameDistance(best, wanted, count))
      best = frame;
  }
  return best;
}
