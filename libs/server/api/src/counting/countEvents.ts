import type { Schema } from '@forecourt/database';
import type { CountedEvent } from '@forecourt/platform-client/contracts';
import { localDate } from '@forecourt/values';
import { sql, type Kysely } from 'kysely';
import { stockOf, type ApiSite } from '../ApiSite.ts';

const NO_CAR = 0;

/**
 * Adds events to the counts of a site's local day. Nothing about the visitor is stored. An event with an unknown car is counted without
 * a car.
 */
export async function countEvents(
  db: Kysely<Schema>,
  site: ApiSite,
  events: readonly CountedEvent[],
  now: Date,
): Promise<void> {
  const known = await carsOf(db, site, events);
  const day = localDate(now, site.timeZone);
  const counts = new Map<string, { event_id: number; car_id: number; label: string; count: number }>();
  for (const { event_id, car_id = NO_CAR, label = '' } of events) {
    const row = { event_id, car_id: known.has(car_id) ? car_id : NO_CAR, label, count: 0 };
    const key = JSON.stringify([row.event_id, row.car_id, row.label]);
    const counted = counts.get(key) ?? row;
    counts.set(key, { ...counted, count: counted.count + 1 });
  }
  // Rows are locked in a fixed order, so that two reports cannot deadlock.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('event_counts')
    .values(rows.map((row) => ({ site: site.slug, day, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'event_id', 'car_id', 'label'])
        .doUpdateSet({ count: sql`event_counts.count + excluded.count` }),
    )
    .execute();
}

async function carsOf(
  db: Kysely<Schema>,
  site: ApiSite,
  events: readonly CountedEvent[],
): Promise<Set<number>> {
  const ids = [...new Set(events.flatMap(({ car_id }) => car_id ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('cars')
    .select('id')
    .where('id', 'in', ids)
    .where('dealer', 'in', [...stockOf(site)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
