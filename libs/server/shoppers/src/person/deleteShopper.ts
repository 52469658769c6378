import { inTransaction, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** Deletes an account for good, with its sessions, its passkeys, its saved vehicles, and the codes sent to its addresses; false if there is none. */
export async function deleteShopper(db: Kysely<Schema>, shopperId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const addresses = await transaction
      .selectFrom('shopper_addresses')
      .select(['realm', 'kind', 'address'])
      .where('shopper_id', '=', shopperId)
      .execute();
    for (const { realm, kind, address } of addresses)
      await transaction
        .deleteFrom('shopper_codes')
        .where('realm', '=', realm)
        .where('kind', '=', kind)
        .where('address', '=', address)
        .execute();
    const gone = await transaction
      .deleteFrom('shoppers')
      .where('id', '=', shopperId)
      .returning('id')
      .executeTakeFirst();
    return gone !== undefined;
  });
}
