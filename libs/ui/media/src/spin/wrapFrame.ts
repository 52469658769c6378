/** A frame index modulo the number of frames. `wrapFrame(-1, 36)` → 35. Frames count from 0. */
export function wrapFrame(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}
