/** Where a hotspot is on one frame: frames count from 0, `x` and `y` in percent from the left and the top. */
export interface HotspotPosition {
  frame: number;
  x: number;
  y: number;
}

/** A place on the picture in percent from the left and the top. */
export interface Place {
  x: number;
  y: number;
}

/** Interpolate between positions at most this many frames apart; over a wider gap the hotspot is hidden. */
const WIDEST_GAP = 4;

/**
 * Where a hotspot is on a frame: its position there, or interpolated between the two positions around it if these are at most
 * four frames apart. Null where the hotspot faces away.
 */
export function hotspotPlace(
  positions: readonly HotspotPosition[],
  frame: number,
  count: number,
): Place | null {
  const at = positions.find((position) => position.frame === frame);
  if (at) return { x: at.x, y: at.y };
  let before: { steps: number; place: Place } | null = null;
  let after: { steps: number; place: Place } | null = null;
  for (const place of positions) {
    const back = (((frame - place.frame) % count) + count) % count;
    if (!before || back < before.steps) before = { steps: back, place };
    if (!after || count - back < after.steps) after = { steps: count - back, place };
  }
  if (!before || !after || before.steps + after.steps > WIDEST_GAP) return null;
  const share = before.steps / (before.steps + after.steps);
  return {
    x: before.place.x + (after.place.x - before.place.x) * share,
    y: before.place.y + (after.place.y - before.place.y) * share,
  };
}
