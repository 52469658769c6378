import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How a serving process stops. */
export interface GracefulStop {
  /** True from the stop signal on: `/readyz` is 503, and connections close after their answer. */
  stopping(): boolean;
  /** Aborted at that moment, for work that need not be finished. */
  signal: AbortSignal;
  /** Resolves when everything is closed; every call gets the same result. A second call ends the drain at once. */
  stop(reason: string): Promise<void>;
}

/**
 * Stops in three steps: unready; then, for `drainMs`, requests are answered as before, because a load balancer sends visitors until its next
 * probe; then it closes.
 *
 * @param close finishes pending work and closes everything.
 */
export function gracefulStop(drainMs: number, logger: Logger, close: () => Promise<void>): GracefulStop {
  const stopping = new AbortController();
  const draining = new AbortController();
  let stopped: Promise<void> | null = null;

  async function run(reason: string): Promise<void> {
    logger.info({ reason, drainSeconds: drainMs / 1000 }, 'stopping: no longer ready');
    await setTimeout(drainMs, undefined, { signal: draining.signal }).catch(() => undefined);
    logger.info('stopping: finishing pending requests and deliveries');
    await close();
    logger.info('stopped');
  }

  return {
    stopping: () => stopping.signal.aborted,
    signal: stopping.signal,
    stop(reason) {
      if (stopped !== null) draining.abort();
      stopping.abort();
      return (stopped ??= run(reason));
    },
  };
}
