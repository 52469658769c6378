import { enqueue, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Accessor } from '../store/FinanceDeskServices.ts';
import { log } from '../store/log.ts';
import { purgeMessage } from '../store/purgeMessage.ts';
import type { FinanceTables } from '../store/tables.ts';

/** Deletes an application of a site now, such as at the wish of its shopper. Its log stays. False if there is none. */
export async function purgeApplication(
  { db: platform, now }: { db: Kysely<Schema>; now: Date },
  { site, id, who, why }: Accessor & { site: string; id: string },
): Promise<boolean> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const gone = await db
        .deleteFrom('finance_applications')
        .where('site', '=', site)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!gone) return false;
      await log(db, { id, site, action: 'purged', who, why, at: now });
      return true;
    });
}

/** Deletes every draft and application whose time is over, of all sites. Returns how many. */
export async function purgeDue({ db: platform, now }: { db: Kysely<Schema>; now: Date }): Promise<number> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const gone = await db
        .deleteFrom('finance_applications')
        .where('purge_at', '<=', now)
        .returning(['id', 'site'])
        .execute();
      const purged = { action: 'purged' as const, who: 'operator', why: 'its time is over', at: now };
      for (const { id, site } of gone) await log(db, { id, site, ...purged });
      return gone.length;
    });
}

/**
 * Handles the message that deletes an application at the end of its time. If its time was extended since, the message is written again
 * for the new end.
 */
export async function purgeLater(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { id }: { id: string },
): Promise<void> {
  await purgeDue({ db, now });
  const left = await db
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select(['site', 'purge_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (left) await enqueue(db, [purgeMessage({ id, site: left.site, purgeAt: left.purge_at })]);
}
