import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';

/** The dead letters, newest first. Omit `topics` for all of them. */
export async function deadLetters(
  db: Kysely<Schema>,
  { topics, limit = 100 }: { topics?: readonly string[]; limit?: number } = {},
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .$if(topics !== undefined, (query) => query.where('topic', 'in', topics ?? []))
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Resets dead letters: due now, with all their attempts again. Returns the ids that were dead
 * letters; others in the list are left alone.
 */
export async function retryDeadLetters(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('id', 'in', ids)
    .where('failed_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id).sort((a, b) => a - b);
}
