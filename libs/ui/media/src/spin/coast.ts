/** How quickly a turn that was let go runs out: after this many milliseconds a third of its speed is left. */
const DECAY_MS = 325;

/** Slower than this a turn has stopped, CSS pixels a millisecond. */
const STOP_SPEED = 0.02;

/** How long a turn runs on after it was let go at a speed in CSS pixels a millisecond. Milliseconds, 0 for one at rest. */
export function coastDuration(speed: number): number {
  return Math.max(0, DECAY_MS * Math.log(Math.abs(speed) / STOP_SPEED));
}

/** How far a turn has run on, in CSS pixels of drag, that many milliseconds after it was let go. */
export function coastDistance(speed: number, elapsedMs: number): number {
  const elapsed = Math.min(Math.max(0, elapsedMs), coastDuration(speed));
  return speed * DECAY_MS * (1 - Math.exp(-elapsed / DECAY_MS));
}
