/** View of a panorama: yaw in degrees right of straight ahead, pitch in degrees up from level, vertical field of view in degrees. */
export interface LookView {
  yaw: number;
  pitch: number;
  fieldOfView: number;
}

/** The initial view: straight ahead, slightly down to the dashboard. */
export const FIRST_LOOK: LookView = { yaw: 0, pitch: -8, fieldOfView: 70 };

/** Pitch limit, degrees: a panorama is distorted beyond it. */
const STEEPEST = 75;
const NARROWEST = 35;
const WIDEST = 95;

/** A view turned and zoomed by so many degrees: yaw wraps around, pitch and field of view are clamped. */
export function turnLook(view: LookView, by: Partial<LookView>): LookView {
  const yaw = view.yaw + (by.yaw ?? 0);
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: within(view.pitch + (by.pitch ?? 0), -STEEPEST, STEEPEST),
    fieldOfView: within(view.fieldOfView + (by.fieldOfView ?? 0), NARROWEST, WIDEST),
  };
}

/**
 * The view after a drag, in CSS pixels, on a stage of a given height: the point under the finger stays there, as if it moved the
 * vehicle. Dragging right looks left.
 */
export function dragLook(view: LookView, right: number, down: number, stageHeight: number): LookView {
  const degreesPerPixel = view.fieldOfView / Math.max(1, stageHeight);
  return turnLook(view, { yaw: -right * degreesPerPixel, pitch: down * degreesPerPixel });
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
