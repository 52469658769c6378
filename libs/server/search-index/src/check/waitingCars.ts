import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { CAR_TOPIC } from '../carTopic.ts';
import type { IndexedSite } from '../IndexedSite.ts';

/** The changed cars of a site's dealers that wait to be indexed, and when the first of them changed; null when none waits. */
export async function waitingCars(
  db: Kysely<Schema>,
  { stock }: Pick<IndexedSite, 'stock'>,
): Promise<{ waiting: number; waitingSince: Date | null }> {
  // The key of another topic is no number.
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select count(distinct key) as waiting, min(created_at) as since from outbox
    where topic = ${CAR_TOPIC} and done_at is null and exists (
      select from cars where cars.id = case topic when ${CAR_TOPIC} then key::bigint end and dealer = any(${[...stock]})
    )
  `.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, waitingSince: rows[0]?.since ?? null };
}
