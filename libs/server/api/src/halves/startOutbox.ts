import {
  allWorkers,
  startQueue,
  type OutboxAttempt,
  type Worker,
  type WorkerOptions,
} from '@forecourt/database';
import type { OutboxServices, ServerHalf } from './ServerHalf.ts';

/** Dependencies of the outbox worker of server halves. */
export interface OutboxOptions extends OutboxServices, WorkerOptions {
  /** Called for every attempt. */
  onAttempt?: (attempt: OutboxAttempt) => void;
  /** Lease of an attempt, renewed while it lasts; after a crash another worker may try. Milliseconds, two minutes by default. */
  leaseMs?: number;
  /** Slugs of the sites whose messages are handled here; all by default. */
  sites?: readonly string[];
}

/**
 * Processes the outbox messages of server halves until it is stopped. Each topic has its own queues, one for each site, so that a slow receiver
 * delays no others. Several processes may run it on the same database.
 */
export function startOutbox(halves: readonly ServerHalf[], options: OutboxOptions): Worker {
  const { db, now, siteBySlug, mailer, sms, onAttempt, leaseMs, sites, pollMs, onError } = options;
  const handlers = halves.flatMap((half) =>
    Object.entries(half.outbox({ db, now, siteBySlug, mailer, sms })),
  );
  return allWorkers(
    handlers.map(([topic, handle]) =>
      startQueue(
        { db, handle, now, leaseMs, sites, ...(onAttempt && { onAttempt }) },
        { topic, pollMs, onError },
      ),
    ),
  );
}
