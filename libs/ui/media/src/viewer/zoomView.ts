/** A picture zoomed by `scale` and panned by `x` and `y` CSS pixels from the middle of its stage. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** Width and height, CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** No zoom. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zoom factor of a double click. */
export const CLOSE_UP = 2.5;
const LARGEST = 5;

/** Clamps a view: scale 1 to 5, and no edge of the picture further in than the stage's. */
export function keepInside({ scale, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  const kept = Math.min(LARGEST, Math.max(1, scale));
  const room = (length: number, space: number) => Math.max(0, (length * kept - space) / 2);
  return {
    scale: kept,
    x: clamp(x, room(picture.width, stage.width)),
    y: clamp(y, room(picture.height, stage.height)),
  };
}

/** Zooms a view `by` times around a fixed point, given from the middle of the stage in CSS pixels. */
export function zoomAt(
  view: ZoomView,
  by: number,
  point: { x: number; y: number },
  picture: Size,
  stage: Size,
): ZoomView {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * by));
  const grown = scale / view.scale;
  const moved = { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
  return keepInside(moved, picture, stage);
}

/** Zoom factor for a wheel delta, in the event's own units: a notch is about a fifth. */
export function wheelZoom(deltaY: number): number {
  return Math.exp(-Math.min(60, Math.max(-60, deltaY)) / 300);
}

function clamp(value: number, limit: number): number {
  // Avoids `-0`, which `Object.is` tells apart from 0.
  return Math.min(limit, Math.max(-limit, value)) || 0;
}
