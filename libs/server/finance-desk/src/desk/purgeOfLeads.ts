import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { log } from '../store/log.ts';
import type { Accessor } from '../store/FinanceDeskServices.ts';
import type { FinanceTables } from '../store/tables.ts';

/**
 * Deletes the applications of leads that are erased, in the transaction that erases them. Their log stays. Returns how many; none where no
 * site takes applications.
 */
export async function purgeOfLeads(
  { db: transaction, now }: { db: Kysely<Schema>; now: Date },
  { site, leadIds, who, why }: Accessor & { site: string; leadIds: readonly string[] },
): Promise<number> {
  if (leadIds.length === 0 || !(await hasApplications(transaction))) return 0;
  const db = transaction.$extendTables<FinanceTables>();
  const gone = await db
    .deleteFrom('finance_applications')
    .where('site', '=', site)
    .where('lead_id', 'in', [...leadIds])
    .returning('id')
    .execute();
  for (const { id } of gone) await log(db, { id, site, action: 'purged', who, why, at: now });
  return gone.length;
}

/** Which of some leads have an application that is kept: none where no site takes applications. */
export async function leadsWithApplications(
  platform: Kysely<Schema>,
  { site, leadIds, now }: { site: string; leadIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (leadIds.length === 0 || !(await hasApplications(platform))) return new Set();
  const rows = await platform
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select('lead_id')
    .where('site', '=', site)
    .where('lead_id', 'in', [...leadIds])
    .where('purge_at', '>', now)
    .execute();
  return new Set(rows.flatMap(({ lead_id }) => lead_id ?? []));
}

/** Whether the database has the tables of applications: they are made when a site takes some. */
export async function hasApplications(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('finance_applications') is not null as found`.execute(db);
  return rows[0]?.found === true;
}
