import type { Place } from '../hotspots/hotspotPlace.ts';
import type { LookView } from './lookView.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Where a direction of a panorama is on the stage, in percent from the left and the top, or null where it is out of view.
 * `aspect` is the stage's width over its height.
 */
export function placeInView(
  point: { yaw: number; pitch: number },
  view: LookView,
  aspect: number,
): Place | null {
  const turn = radians(point.yaw - view.yaw);
  const [rise, tilt] = [radians(point.pitch), radians(view.pitch)];
  const ahead = Math.cos(turn) * Math.cos(rise);
  const depth = ahead * Math.cos(tilt) + Math.sin(rise) * Math.sin(tilt);
  if (depth <= 0) return null;
  const half = Math.tan(radians(view.fieldOfView) / 2);
  const up = Math.sin(rise) * Math.cos(tilt) - ahead * Math.sin(tilt);
  const right = Math.sin(turn) * Math.cos(rise);
  const x = 50 + (50 * right) / (depth * half * aspect);
  const y = 50 - (50 * up) / (depth * half);
  return x < 0 || x > 100 || y < 0 || y > 100 ? null : { x, y };
}
