import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { FinanceTables } from '../store/tables.ts';
import { hasOwners } from './draftsOfShopper.ts';

/**
 * The leads of the applications that some accounts have sent at a site, which have no contact details of their own: these are in the
 * application. None where no site takes applications.
 */
export async function leadsOfShoppers(
  platform: Kysely<Schema>,
  { site, shopperIds }: { site: string; shopperIds: readonly string[] },
): Promise<string[]> {
  if (shopperIds.length === 0 || !(await hasOwners(platform))) return [];
  const rows = await platform
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select('lead_id')
    .where('site', '=', site)
    .where('shopper_id', 'in', [...shopperIds])
    .execute();
  return rows.flatMap(({ lead_id }) => lead_id ?? []);
}
