import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';

/** Options of a claim. */
export interface ClaimOptions {
  topics: readonly string[];
  limit: number;
  now: Date;
  /** Lease: how long no other worker gets the rows, in milliseconds; afterwards a dead worker's rows are due again. */
  leaseMs?: number;
}

/** Default lease: two minutes. */
export const DEFAULT_LEASE_MS = 120_000;

/**
 * Claims due rows for this worker, oldest due first, and counts the attempt. Many workers may claim at once: each
 * skips the rows that another is taking. A claimed row ends by `complete` or `fail`; when the worker dies
 * before that, the row is due again after the lease.
 */
export async function claim(db: Kysely<Schema>, options: ClaimOptions): Promise<OutboxRow[]> {
  const { topics, limit, now, leaseMs = DEFAULT_LEASE_MS } = options;
  if (topics.length === 0 || limit < 1) return [];
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('topic', 'in', topics)
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.id - b.id);
}
