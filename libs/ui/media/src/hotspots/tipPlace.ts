/** Between a point and its words, and between the words and the edge: pixels. */
const GAP = 18;
const EDGE = 8;

interface Box {
  width: number;
  height: number;
}

/**
 * Where the words of a point go, as the offset of their upper left corner from the point: above it, or below where there is no room, and
 * moved sideways so that they stay on the stage. CSS pixels.
 */
export function tipPlace(point: { x: number; y: number }, tip: Box, stage: Box): { x: number; y: number } {
  const left = Math.min(stage.width - tip.width - EDGE, Math.max(EDGE, point.x - tip.width / 2));
  const fitsAbove = point.y - GAP - tip.height >= EDGE;
  return { x: left - point.x, y: fitsAbove ? -GAP - tip.height : GAP };
}
