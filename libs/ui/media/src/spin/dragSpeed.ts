/** Where a finger was at a time: CSS pixels and milliseconds. */
export interface DragSample {
  x: number;
  time: number;
}

/** Only what happened in this last while before the finger left counts. Milliseconds. */
const WINDOW_MS = 100;

/** How fast a finger moved when it left, CSS pixels a millisecond, positive to the right; 0 for one that had come to rest. */
export function dragSpeed(samples: readonly DragSample[], releasedAt: number): number {
  const recent = samples.filter(({ time }) => releasedAt - time <= WINDOW_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
}
