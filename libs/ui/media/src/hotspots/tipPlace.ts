/** Gap between a hotspot and its tooltip, and between the tooltip and the edge, CSS pixels. */
const GAP = 18;
const EDGE = 8;

interface Box {
  width: number;
  height: number;
}

/**
 * Offset of a tooltip's upper left corner from its hotspot: above it, or below where there is no room, and
 * shifted sideways to stay on the stage. CSS pixels.
 */
export function tipPlace(point: { x: number; y: number }, tip: Box, stage: Box): { x: number; y: number } {
  const left = Math.min(stage.width - tip.width - EDGE, Math.max(EDGE, point.x - tip.width / 2));
  const fitsAbove = point.y - GAP - tip.height >= EDGE;
  return { x: left - point.x, y: fitsAbove ? -GAP - tip.height : GAP };
}
