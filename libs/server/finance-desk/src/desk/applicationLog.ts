import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { FinanceTables } from '../store/tables.ts';

/** One line of the log of an application. */
export interface LoggedAccess {
  at: Date;
  action: string;
  who: string;
  why: string;
}

/** Who did what with an application of a site, oldest first; also after it was purged. */
export async function applicationLog(
  { db }: { db: Kysely<Schema> },
  { site, id }: { site: string; id: string },
): Promise<LoggedAccess[]> {
  return db
    .$extendTables<FinanceTables>()
    .selectFrom('finance_application_log')
    .select(['at', 'action', 'who', 'why'])
    .where('site', '=', site)
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
}
