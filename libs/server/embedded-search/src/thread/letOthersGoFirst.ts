import { setPriority } from 'node:os';

/** As `nice` counts: 0 is usual, 19 the least urgent. */
const NICE = 19;

/**
 * Lowers the priority of the calling thread, so that under CPU contention the threads that serve pages and leads go before
 * searches. Linux alone has a priority for each thread; elsewhere the whole process would be lowered, so nothing is done.
 */
export function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICE);
  } catch {
    // A sandbox may forbid it. Searches are as urgent as pages there.
  }
}
