import { sql, type Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';

/** A claimed row, as far as `complete` and `fail` need it. `attempts` proves that the claim is still valid. */
export type Claimed = Pick<OutboxRow, 'id' | 'attempts'>;

/**
 * Marks claimed rows as done and returns how many claims were still valid. A row whose lease expired and that another
 * worker has claimed since is left to that worker.
 */
export async function complete(db: Kysely<Schema>, rows: readonly Claimed[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  const claims = sql<{ id: number; attempts: number }>`(
    select * from unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.attempts)}::int[]) as t(id, attempts)
  )`;
  const result = await sql`
    update outbox set done_at = ${now}, last_error = null
    from ${claims} as claimed
    where outbox.id = claimed.id and outbox.attempts = claimed.attempts
      and outbox.done_at is null and outbox.failed_at is null
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
