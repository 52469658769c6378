import type { Size } from './zoomView.ts';

/** The largest size of a picture with an aspect ratio (width over height) that fits a stage uncropped. */
export function fitInside(shape: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * shape);
  return { width, height: width / shape };
}
