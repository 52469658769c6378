import { setPriority } from 'node:os';

/** A `nice` value: 0 is the default, 19 the lowest priority. */
const NICE = 19;

/**
 * Lowers the priority of the calling thread, so that under CPU contention the threads that serve pages and leads run before
 * searches. Only Linux has a priority per thread; elsewhere it would apply to the whole process, so this does nothing.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICE);
  } catch {
    // A sandbox may forbid it. Searches then have the same priority as pages.
  }
}
