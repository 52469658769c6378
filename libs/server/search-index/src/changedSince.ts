import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { CAR_TOPIC } from './carTopic.ts';

/** Clocks of several processes may differ by this much. Milliseconds. */
const CLOCK_SLACK = 60_000;

/** The ids of cars whose change was written or brought to the engine by anybody since a moment. */
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
