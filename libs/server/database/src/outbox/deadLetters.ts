import { sql, type Kysely } from 'kysely';
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

/** How many dead letters are reset in one statement. */
const BATCH = 1_000;

/**
 * Resets the dead letters of some topics as {@link retryDeadLetters} does, each once, in statements of at most a thousand rows.
 *
 * @param which the topics; `of`: the key of rows, or the number of one. All of them without `of`.
 * @returns how many.
 */
export async function retryDeadLettersOf(
  db: Kysely<Schema>,
  { topics, of }: { topics: readonly string[]; of?: string },
  now: Date,
): Promise<number> {
  let retried = 0;
  for (let after = 0; ;) {
    const dead = await db
      .selectFrom('outbox')
      .select('id')
      .where('failed_at', 'is not', null)
      .where('done_at', 'is', null)
      .where('topic', 'in', topics)
      .where('id', '>', after)
      .$if(of !== undefined, (query) => query.where(sql<boolean>`(key = ${of} or id::text = ${of})`))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = dead.map(({ id }) => id);
    retried += (await retryDeadLetters(db, ids, now)).length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return retried;
    after = last;
  }
}
