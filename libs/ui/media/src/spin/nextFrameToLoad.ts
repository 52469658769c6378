import { frameDistance } from './frameDistance.ts';

/** Strides of the loading passes, from coarse to fine. */
const STRIDES = [8, 4, 2, 1];

/**
 * Which frame is fetched next: the current one, then every eighth all round, every fourth, every second, the rest;
 * within a pass the nearest to the current one. So the vehicle turns early, and more smoothly as frames arrive. Null when
 * all are requested. `started` is true for every requested frame.
 */
export function nextFrameToLoad(shown: number, started: readonly boolean[]): number | null {
  const count = started.length;
  if (started[shown] === false) return shown;
  for (const stride of STRIDES) {
    let best: number | null = null;
    for (let frame = 0; frame < count; frame += stride) {
      if (started[frame]) continue;
      if (best === null || frameDistance(frame, shown, count) < frameDistance(best, shown, count))
        best = frame;
    }
    if (best !== null) return best;
  }
  return null;
}
