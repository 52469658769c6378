import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { backOff } from './backOff.ts';
import type { Claimed } from './complete.ts';

/** Retry options of a failed attempt. */
export interface FailOptions {
  now: Date;
  /** Backoff: seconds between attempts; a failure after the last of them makes a dead letter. */
  delays?: readonly number[];
  /** Seconds to the next attempt, instead of `delays`: retries without limit, never a dead letter. */
  retryIn?: number;
  /** True for a permanent error: the row becomes a dead letter at once. */
  final?: boolean;
}

/** The result: the row will be retried, is a dead letter, or the claim was no longer valid. */
export type Failure = { retryAt: Date } | { dead: true } | { lost: true };

const ERROR_LIMIT = 2_000;

/**
 * Records a failed attempt on a claimed row: the backoff schedules the next one, or the row becomes a
 * dead letter, which stays until somebody retries it. The error's text is kept, cut at 2,000 characters.
 */
export async function fail(
  db: Kysely<Schema>,
  row: Claimed,
  error: unknown,
  { now, delays, retryIn, final = false }: FailOptions,
): Promise<Failure> {
  const seconds = final ? null : (retryIn ?? backOff(row.attempts, delays));
  const retryAt = seconds === null ? null : new Date(now.getTime() + seconds * 1_000);
  const result = await db
    .updateTable('outbox')
    .set({
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LIMIT),
      ...(retryAt ? { next_attempt_at: retryAt } : { failed_at: now }),
    })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return { lost: true };
  return retryAt ? { retryAt } : { dead: true };
}
