/** A running worker. */
export interface Worker {
  /** Polls now instead of at the next tick; call it after writing to the outbox. */
  wake(): void;
  /** Finishes the current pass and stops. */
  stop(): Promise<void>;
}

/** Settings of a worker. */
export interface WorkerOptions {
  /** Polling interval, in milliseconds; 2 seconds by default. */
  pollMs?: number | undefined;
  /** Called when a pass fails, as while the database is away; the worker continues. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Repeats a pass until it is stopped, without a pause while there is work. Any number of processes may run a worker on the same
 * database.
 *
 * @param pass processes due rows and returns their number.
 */
export function startWorker(
  pass: () => Promise<number>,
  { pollMs = 2_000, onError = () => {} }: WorkerOptions = {},
): Worker {
  let stopped = false;
  let woken = false;
  let ring = () => {};

  async function pause(): Promise<void> {
    if (woken || stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const taken = await pass().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (taken === 0) await pause();
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      ring();
    },
    async stop() {
      stopped = true;
      ring();
      await running;
    },
  };
}

/** Combines several workers into one. */
export function allWorkers(workers: readonly Worker[]): Worker {
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
