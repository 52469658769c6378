import {
  allWorkers,
  attemptDue,
  startWorker,
  type OutboxAttempt,
  type Worker,
  type WorkerOptions,
} from '@forecourt/database';
import type { OutboxServices, ServerHalf } from './ServerHalf.ts';

/** What the outbox of halves is worked on with. */
export interface OutboxOptions extends OutboxServices, WorkerOptions {
  /** Called for every attempt. */
  onAttempt?: (attempt: OutboxAttempt) => void;
  /** Lease of an attempt, after which another worker may try, in milliseconds. Two minutes by default. */
  leaseMs?: number;
}

/**
 * Works on the messages of the halves until it is stopped. Every topic has a loop of its own, so that a slow one delays no other. Any
 * number of processes may do so on the same database.
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
