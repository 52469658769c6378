import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';

/** The waiting rows with a reason: after a failed attempt, or held. Oldest first. */
export async function waiting(
  db: Kysely<Schema>,
  { topics, limit = 100 }: { topics: readonly string[]; limit?: number },
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', 'in', topics)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
