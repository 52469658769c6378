/** Which way one looks in a round picture: degrees right of straight ahead, degrees up from level, and how wide a view, top to bottom. */
export interface LookView {
  yaw: number;
  pitch: number;
  fieldOfView: number;
}

/** How one comes in: straight ahead, a little down to the dashboard. */
export const FIRST_LOOK: LookView = { yaw: 0, pitch: -8, fieldOfView: 70 };

/** Further up or down the round picture is only a smear. */
const STEEPEST = 75;
const NARROWEST = 35;
const WIDEST = 95;

/** A view turned and narrowed by so many degrees: round and round to the sides, within bounds up, down and in width. */
export function turnLook(view: LookView, by: Partial<LookView>): LookView {
  const yaw = view.yaw + (by.yaw ?? 0);
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: within(view.pitch + (by.pitch ?? 0), -STEEPEST, STEEPEST),
    fieldOfView: within(view.fieldOfView + (by.fieldOfView ?? 0), NARROWEST, WIDEST),
  };
}

/**
 * A view after a drag of so many CSS pixels on a stage that is so high: the point under the finger stays there, as if one pulled the
 * vehicle round. To the right is to look left.
 */
export function dragLook(view: LookView, right: number, down: number, stageHeight: number): LookView {
  const degreesPerPixel = view.fieldOfView / Math.max(1, stageHeight);
  return turnLook(view, { yaw: -right * degreesPerPixel, pitch: down * degreesPerPixel });
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
