import { wrapFrame } from './wrapFrame.ts';

/** Drag distance per frame, CSS pixels. */
export const DRAG_PIXELS_PER_FRAME = 20;

/**
 * The frame after a drag: one per 20 whole pixels, forwards to the right, because the near side of the vehicle then
 * follows the finger. `frameAfterDrag(0, 45, 36)` → 2; `frameAfterDrag(0, -45, 36)` → 34.
 */
export function frameAfterDrag(start: number, pixels: number, count: number): number {
  return wrapFrame(start + Math.trunc(pixels / DRAG_PIXELS_PER_FRAME), count);
}
