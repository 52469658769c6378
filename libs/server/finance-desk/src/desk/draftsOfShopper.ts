import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import type { Accessor } from '../store/FinanceDeskServices.ts';
import { log } from '../store/log.ts';
import type { FinanceTables } from '../store/tables.ts';

/**
 * Deletes the drafts of an account that is deleted, at all its sites, in the transaction that deletes it. Their log stays, and so does what was
 * sent, which the dealer answers. Returns how many; none where no site takes applications.
 */
export async function purgeDraftsOfShopper(
  { db: transaction, now }: { db: Kysely<Schema>; now: Date },
  { shopperId, who, why }: Accessor & { shopperId: string },
): Promise<number> {
  if (!(await hasOwners(transaction))) return 0;
  const db = transaction.$extendTables<FinanceTables>();
  const gone = await db
    .deleteFrom('finance_applications')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'draft')
    .returning(['id', 'site'])
    .execute();
  for (const { id, site } of gone) await log(db, { id, site, action: 'purged', who, why, at: now });
  return gone.length;
}

/** Whether applications have owners in this database. Its tables may be of an older version, if no site takes applications any more. */
export async function hasOwners(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from pg_attribute where attrelid = to_regclass('finance_applications') and attname = 'shopper_id'
    ) as found`.execute(db);
  return rows[0]?.found === true;
}
