import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Contact } from '../contact.ts';

/** The addresses of an account, last verified first. */
export function addressesOf(db: Kysely<Schema>, shopperId: string): Promise<Contact[]> {
  return db
    .selectFrom('shopper_addresses')
    .select(['kind', 'address'])
    .where('shopper_id', '=', shopperId)
    .orderBy('verified_at', 'desc')
    .execute();
}
