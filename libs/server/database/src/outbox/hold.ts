import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Records on every waiting row of a topic why it is not processed. The rows stay due and use up no attempt; the reason is cleared
 * when a row is done. Returns how many rows had another reason or none.
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
