import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The state of one topic of the outbox, for metrics and operators. */
export interface OutboxState {
  topic: string;
  /** Rows not done and not dead letters. */
  waiting: number;
  /** Dead letters. */
  dead: number;
  /** When the oldest waiting row was written; null when none waits. */
  oldest: Date | null;
}

/** Counts waiting rows and dead letters by topic, each by its index: rows that are done are kept for days. Topics with neither are left out. */
export async function outboxState(db: Kysely<Schema>): Promise<OutboxState[]> {
  const { rows } = await sql<OutboxState>`
    select topic, sum(waiting)::bigint as waiting, sum(dead)::bigint as dead, min(oldest) as oldest
    from (
      select topic, count(*) as waiting, 0 as dead, min(created_at) as oldest from outbox
      where done_at is null and failed_at is null group by topic
      union all
      select topic, 0, count(*), null from outbox where done_at is null and failed_at is not null group by topic
    ) as states group by topic order by topic
  `.execute(db);
  return rows;
}

/** Deletes rows that were done before the given moment and returns how many. Dead letters are never deleted. */
export async function pruneOutbox(db: Kysely<Schema>, doneBefore: Date): Promise<number> {
  const result = await db.deleteFrom('outbox').where('done_at', '<', doneBefore).executeTakeFirst();
  return Number(result.numDeletedRows);
}
