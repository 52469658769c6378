import { json } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Schema } from '@forecourt/database';
import type { CheckoutServices, Hold } from './records.ts';
import type { CheckoutTables } from './tables.ts';

type Db = Pick<CheckoutServices, 'db'>;

/** Keeps the payment page of a hold that waits for its payment. The first one stays. */
export async function keepSession(
  { db }: Db,
  { id }: Pick<Hold, 'id'>,
  { session, url }: { session: string; url: string },
): Promise<void> {
  await db
    .$extendTables<CheckoutTables>()
    .updateTable('checkout_holds')
    .set({ session_id: session, payment_url: url })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .where('status', '=', 'started')
    .execute();
}

/** Names the lead of a hold. */
export const nameLead = (services: Db, hold: Pick<Hold, 'id'>, leadId: string): Promise<void> =>
  changeHold(services, hold, { lead_id: leadId });

/** Remembers that the provider has the e-mail address of the shopper. */
export const receiptSent = (services: Db, hold: Pick<Hold, 'id'>): Promise<void> =>
  changeHold(services, hold, { receipt_due: false });

async function changeHold(
  { db }: Db,
  { id }: Pick<Hold, 'id'>,
  values: { lead_id: string } | { receipt_due: boolean },
): Promise<void> {
  await db
    .$extendTables<CheckoutTables>()
    .updateTable('checkout_holds')
    .set(values)
    .where('id', '=', id)
    .execute();
}

/**
 * Tells the shopper something once: of any number of processes that try, one writes the mail, in the transaction that remembers it.
 */
export async function tellOnce(
  { db: platform }: Db,
  { id }: Pick<Hold, 'id'>,
  name: string,
  write: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<CheckoutTables>();
    const row = await db
      .selectFrom('checkout_holds')
      .select('told')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.told.includes(name)) return;
    await db
      .updateTable('checkout_holds')
      .set({ told: json([...row.told, name]) })
      .where('id', '=', id)
      .execute();
    await write(transaction);
  });
}
