import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';

/** The rows that wait and say why: after an attempt that failed, or held back. Oldest first. */
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
