import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { CAR_TOPIC, ofStock } from './carTopic.ts';

/** Tolerated clock skew between processes. Milliseconds. */
const CLOCK_SLACK = 60_000;

/**
 * Ids of cars of these dealers, and of cars that are no more, whose change was written or indexed by any process since a given time.
 */
export async function changedSince(
  db: Kysely<Schema>,
  { since, stock }: { since: Date; stock: readonly string[] },
): Promise<number[]> {
  const from = new Date(since.getTime() - CLOCK_SLACK);
  const isOurs = sql<boolean>`case when topic = ${CAR_TOPIC} then ${ofStock(stock)} else false end`;
  const rows = await db
    .selectFrom('outbox')
    .select('key')
    .distinct()
    .where('topic', '=', sql.lit(CAR_TOPIC))
    .where((eb) => eb.or([eb('created_at', '>=', from), eb('done_at', '>=', from)]))
    .where(isOurs)
    .execute();
  return rows.map(({ key }) => Number(key));
}
