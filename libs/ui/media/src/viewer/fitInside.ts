import type { Size } from './zoomView.ts';

/** The size of a picture of a shape (width over height) that is shown whole and as large as it goes on a stage. */
export function fitInside(shape: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * shape);
  return { width, height: width / shape };
}
