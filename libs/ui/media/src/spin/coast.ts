/** Time constant of the deceleration after a drag: after this many milliseconds about a third of the speed is left. */
const DECAY_MS = 325;

/** Below this speed the motion has stopped, CSS pixels per millisecond. */
const STOP_SPEED = 0.02;

/** Duration of the inertia after a release at a speed in CSS pixels per millisecond. Milliseconds, 0 at rest. */
export function coastDuration(speed: number): number {
  return Math.max(0, DECAY_MS * Math.log(Math.abs(speed) / STOP_SPEED));
}

/** Distance covered by inertia, in CSS pixels of drag, so many milliseconds after the release. */
export function coastDistance(speed: number, elapsedMs: number): number {
  const elapsed = Math.min(Math.max(0, elapsedMs), coastDuration(speed));
  return speed * DECAY_MS * (1 - Math.exp(-elapsed / DECAY_MS));
}
