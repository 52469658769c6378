/** A pointer position at a time: CSS pixels and milliseconds. */
export interface DragSample {
  x: number;
  time: number;
}

/** Only samples within this window before the release count. Milliseconds. */
const WINDOW_MS = 100;

/** Pointer speed at the release, CSS pixels per millisecond, positive to the right; 0 if the pointer had stopped. */
export function dragSpeed(samples: readonly DragSample[], releasedAt: number): number {
  const recent = samples.filter(({ time }) => releasedAt - time <= WINDOW_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
}
