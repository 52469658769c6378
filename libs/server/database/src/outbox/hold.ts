import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Writes beside every waiting row of a topic why nobody works on it. It stays due and loses no attempt; the note goes when the row
 * is done. Returns how many rows had another note or none.
 */
export async function hold(db: Kysely<Schema>, topic: string, reason: string): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ last_error: reason })
    .where('topic', '=', topic)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('last_error', 'is distinct from', reason)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
