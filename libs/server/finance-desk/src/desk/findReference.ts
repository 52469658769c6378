import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { FinanceTables } from '../store/tables.ts';

/** The id of a sent application by its reference, in any case; null if the site has none. */
export async function findReference(
  { db }: { db: Kysely<Schema> },
  { site, reference }: { site: string; reference: string },
): Promise<string | null> {
  const row = await db
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select('id')
    .where('site', '=', site)
    .where('reference', '=', reference.trim().toUpperCase())
    .where('status', '<>', 'draft')
    .executeTakeFirst();
  return row?.id ?? null;
}
