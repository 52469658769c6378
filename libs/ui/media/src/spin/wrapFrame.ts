/** A frame of a set that closes on itself: after the last comes the first. `wrapFrame(-1, 36)` → 35. Frames count from 0. */
export function wrapFrame(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}
