import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';
import { claim, DEFAULT_LEASE_MS, extendLease } from './claim.ts';
import { complete } from './complete.ts';
import { fail, type Failure } from './fail.ts';

/** After an hour a handler is given up: its row is due again after the lease. */
const LONGEST_MS = 3_600_000;

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
  /** How long the handler worked, milliseconds. */
  ms: number;
}

/** Settings of a pass. */
export interface OutboxWork {
  db: Kysely<Schema>;
  handle: OutboxHandler;
  now: () => Date;
  /** Called for every attempt. */
  onAttempt?: (attempt: OutboxAttempt) => void;
  /** Called for a row that becomes a dead letter, in the transaction that makes it one. */
  onDead?: ((transaction: Kysely<Schema>, row: OutboxRow) => Promise<void>) | undefined;
  /** Lease of an attempt, in milliseconds: two minutes by default. It is renewed while this process works on it; after a crash another worker may try. */
  leaseMs?: number | undefined;
  /** Only rows of these sites, and rows of no site; all by default. */
  sites?: readonly string[] | undefined;
}

/**
 * One pass over the due rows of these topics: claims up to `limit` of them (10 by default), attempts each, records the result, and returns
 * how many it claimed. Retries with backoff: after 1 minute, 5 and 30 minutes, 2 hours, then every 12 hours, for three days; then the row is a dead letter. When a
 * process dies, its rows are retried after their lease expires: each is handled at least once.
 */
export async function attemptDue(
  work: OutboxWork,
  { topics, limit = 10 }: { topics: readonly string[]; limit?: number },
): Promise<number> {
  const { db, now, leaseMs, sites } = work;
  const rows = await claim(db, {
    topics,
    limit,
    sites,
    now: now(),
    ...(leaseMs !== undefined && { leaseMs }),
  });
  await Promise.all(rows.map((row) => attempt(work, row)));
  return rows.length;
}

/** Attempts a claimed row, and records the result. */
export async function attempt(
  { db, handle, now, onAttempt = () => {}, onDead, leaseMs = DEFAULT_LEASE_MS }: OutboxWork,
  row: OutboxRow,
): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const renewal = setInterval(() => {
    if (Date.now() > until) return clearInterval(renewal);
    // If the database is away, the next renewal may succeed; if none does, the row is due again after its lease.
    extendLease(db, row, { now: now(), leaseMs }).catch(() => undefined);
  }, leaseMs / 3).unref();
  try {
    await handle(row).finally(() => clearInterval(renewal));
  } catch (error) {
    const ms = took();
    const failure = await failed(db, row, error, { now: now(), onDead });
    const retryAt = 'retryAt' in failure ? failure.retryAt : null;
    const outcome = retryAt ? 'retry' : 'dead' in failure ? 'dead' : 'lost';
    onAttempt({ row, outcome, reason: reasonOf(error), retryAt, ms });
    return;
  }
  const ms = took();
  const ours = await complete(db, [row], now());
  onAttempt({ row, outcome: ours > 0 ? 'delivered' : 'lost', reason: null, retryAt: null, ms });
}

/** Records a failure; what follows from a dead letter is written with it. */
function failed(
  db: Kysely<Schema>,
  row: OutboxRow,
  error: unknown,
  { now, onDead }: { now: Date; onDead: OutboxWork['onDead'] },
): Promise<Failure> {
  if (!onDead) return fail(db, row, error, { now });
  return db.transaction().execute(async (transaction) => {
    const failure = await fail(transaction, row, error, { now });
    if ('dead' in failure) await onDead(transaction, row);
    return failure;
  });
}

/** A short code for the log: an error message may quote an e-mail address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
