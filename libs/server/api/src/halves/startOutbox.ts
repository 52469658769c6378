import {
  allWorkers,
  attemptDue,
  startWorker,
  type OutboxAttempt,
  type Worker,
  type WorkerOptions,
} from '@forecourt/database';
import type { OutboxServices, ServerHalf } from './ServerHalf.ts';

/** Dependencies of the outbox worker of server halves. */
export interface OutboxOptions extends OutboxServices, WorkerOptions {
  /** Called for every attempt. */
  onAttempt?: (attempt: OutboxAttempt) => void;
  /** Lease of an attempt, after which another worker may try, in milliseconds. Two minutes by default. */
  leaseMs?: number;
}

/**
 * Processes the outbox messages of server halves until it is stopped. Each topic has its own loop, so that a slow topic does not delay
 * others. Several processes may run it on the same database.
 */
export function startOutbox(halves: readonly ServerHalf[], options: OutboxOptions): Worker {
  const { db, now, siteBySlug, onAttempt, leaseMs } = options;
  const handlers = halves.flatMap((half) => Object.entries(half.outbox({ db, now, siteBySlug })));
  return allWorkers(
    handlers.map(([topic, handle]) =>
      startWorker(
        () => attemptDue({ db, handle, now, leaseMs, ...(onAttempt && { onAttempt }) }, { topics: [topic] }),
        options,
      ),
    ),
  );
}
