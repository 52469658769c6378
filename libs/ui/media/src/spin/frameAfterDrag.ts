import { wrapFrame } from './wrapFrame.ts';

/** How far a finger moves for one frame, CSS pixels. */
export const DRAG_PIXELS_PER_FRAME = 20;

/**
 * The frame after a drag: one for every 20 whole pixels, onwards to the right, because the side of the vehicle that is near then
 * follows the finger. `frameAfterDrag(0, 45, 36)` → 2; `frameAfterDrag(0, -45, 36)` → 34.
 */
export function frameAfterDrag(start: number, pixels: number, count: number): number {
  return wrapFrame(start + Math.trunc(pixels / DRAG_PIXELS_PER_FRAME), count);
}
