import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { CAR_TOPIC } from './carTopic.ts';

/** Tolerated clock skew between processes. Milliseconds. */
const CLOCK_SLACK = 60_000;

/** Ids of cars whose change was written or indexed by any process since a given time. */
export async function changedSince(db: Kysely<Schema>, since: Date): Promise<number[]> {
  const from = new Date(since.getTime() - CLOCK_SLACK);
  const rows = await db
    .selectFrom('outbox')
    .select('key')
    .distinct()
    .where('topic', '=', CAR_TOPIC)
    .where((eb) => eb.or([eb('created_at', '>=', from), eb('done_at', '>=', from)]))
    .execute();
  return rows.map(({ key }) => Number(key));
}
