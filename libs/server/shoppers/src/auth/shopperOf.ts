import { randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Contact } from '../contact.ts';

/** The account of an address in its realm; it is made with the first right code. Sign-ins at the same time make one. */
export async function shopperOf(
  db: Kysely<Schema>,
  { realm, contact: { kind, address }, now }: { realm: string; contact: Contact; now: Date },
): Promise<string> {
  const known = await db
    .updateTable('shopper_addresses')
    .set({ verified_at: now })
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('address', '=', address)
    .returning('shopper_id')
    .executeTakeFirst();
  if (known) return known.shopper_id;
  const made = await db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('shoppers')
      .values({ id, realm, name: '', login: id, email_verified: false, image: null })
      .execute();
    const row = await transaction
      .insertInto('shopper_addresses')
      .values({ realm, kind, address, shopper_id: id, verified_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('shopper_id')
      .executeTakeFirst();
    if (!row) await transaction.deleteFrom('shoppers').where('id', '=', id).execute();
    return row ?? null;
  });
  return made?.shopper_id ?? shopperOf(db, { realm, contact: { kind, address }, now });
}
