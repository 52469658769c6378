import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** How many files are deleted in one transaction, which a slow store must not make long. */
const BATCH = 10;

/**
 * Deletes the files that no lead has and whose time is over, each before its row, so that a failure is tried again. Several processes may
 * do it at once.
 */
export async function purgeUploads(
  db: Kysely<Schema>,
  { now, remove }: { now: Date; remove: (id: string) => Promise<void> },
): Promise<number> {
  let purged = 0;
  for (;;) {
    const deleted = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        select id from uploads where lead_id is null and expires_at <= ${now}
        order by expires_at limit ${BATCH} for update skip locked
      `.execute(transaction);
      for (const { id } of rows) await remove(id);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await transaction.deleteFrom('uploads').where('id', 'in', ids).execute();
      return ids.length;
    });
    purged += deleted;
    if (deleted < BATCH) return purged;
  }
}
