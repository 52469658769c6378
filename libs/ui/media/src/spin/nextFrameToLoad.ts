import { frameDistance } from './frameDistance.ts';

/** From coarse to fine: a whole turn in few steps first, then what lies between. */
const STRIDES = [8, 4, 2, 1];

/**
 * Which frame of a set is fetched next: the one on show, then every eighth all round, every fourth, every second, the rest;
 * within a pass the nearest to the one on show. So the vehicle can be turned early, and finer as more arrives. Null when
 * all are there. `started` has true for every frame that was asked for.
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
