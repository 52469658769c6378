import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Contact } from '../contact.ts';

/** The accounts of a realm with one of these addresses. */
export async function findShoppers(
  db: Kysely<Schema>,
  { realm, contacts }: { realm: string; contacts: readonly Contact[] },
): Promise<string[]> {
  const found = await Promise.all(
    contacts.map(({ kind, address }) =>
      db
        .selectFrom('shopper_addresses')
        .select('shopper_id')
        .where('realm', '=', realm)
        .where('kind', '=', kind)
        .where('address', '=', address)
        .executeTakeFirst(),
    ),
  );
  return [...new Set(found.flatMap((row) => (row ? [row.shopper_id] : [])))];
}
