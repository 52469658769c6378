import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { backOff } from './backOff.ts';
import type { Claimed } from './complete.ts';

/** How a failed attempt is treated. */
export interface FailOptions {
  now: Date;
  /** Seconds between attempts; the attempt after the last of them makes a dead letter. */
  delays?: readonly number[];
  /** Seconds to the next attempt, in place of `delays`: another follows whatever the number of this one, never a dead letter. */
  retryIn?: number;
  /** True for an error that no retry can mend: the row becomes a dead letter at once. */
  final?: boolean;
}

/** What became of the row: it will be tried again, it is a dead letter, or it was no longer ours. */
export type Failure = { retryAt: Date } | { dead: true } | { lost: true };

const ERROR_LIMIT = 2_000;

/**
 * Records that the attempt on a claimed row failed: the next one is planned by the back-off, or the row becomes a
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
