import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { fail } from './fail.ts';

/** Handles one outbox row. It rejects on a failure. */
export type OutboxHandler = (row: OutboxRow) => Promise<void>;

/** One attempt on an outbox row, for logs and metrics. */
export interface OutboxAttempt {
  row: OutboxRow;
  /** Done, to be retried, a dead letter, or lost to another worker after the lease. */
  outcome: 'delivered' | 'retry' | 'dead' | 'lost';
  /** An error code or error name, never the message, which may be personal. */
  reason: string | null;
  retryAt: Date | null;
}

/** Settings of a pass. */
export interface OutboxWork {
  db: Kysely<Schema>;
  handle: OutboxHandler;
  now: () => Date;
  /** Called for every attempt. */
  onAttempt?: (attempt: OutboxAttempt) => void;
  /** Lease of an attempt, after which another worker may try, in milliseconds. Two minutes by default. */
  leaseMs?: number | undefined;
}

/**
 * One pass over the due rows of these topics: claims up to `limit` of them (10 by default), attempts each, records the result, and returns
 * how many it claimed. Retries with backoff: after 1 minute, 5 and 30 minutes, 2 and 12 hours; then the row is a dead letter. When a
 * process dies, its rows are retried after their lease expires: each is handled at least once.
 */
export async function attemptDue(
  work: OutboxWork,
  { topics, limit = 10 }: { topics: readonly string[]; limit?: number },
): Promise<number> {
  const { db, now, leaseMs } = work;
  const rows = await claim(db, { topics, limit, now: now(), ...(leaseMs !== undefined && { leaseMs }) });
  await Promise.all(rows.map((row) => attempt(work, row)));
  return rows.length;
}

async function attempt({ db, handle, now, onAttempt = () => {} }: OutboxWork, row: OutboxRow): Promise<void> {
  try {
    await handle(row);
  } catch (error) {
    const failure = await fail(db, row, error, { now: now() });
    const retryAt = 'retryAt' in failure ? failure.retryAt : null;
    const outcome = retryAt ? 'retry' : 'dead' in failure ? 'dead' : 'lost';
    onAttempt({ row, outcome, reason: reasonOf(error), retryAt });
    return;
  }
  const ours = await complete(db, [row], now());
  onAttempt({ row, outcome: ours > 0 ? 'delivered' : 'lost', reason: null, retryAt: null });
}

/** A short code for the log: an error message may quote an e-mail address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
