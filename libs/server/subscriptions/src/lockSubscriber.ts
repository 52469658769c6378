import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** Locks a person until the transaction ends, if there is one with this address: always before their alerts, as where choices are stored. */
export async function lockSubscriber(
  transaction: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<void> {
  await transaction
    .selectFrom('subscribers')
    .select('id')
    .where('site', '=', site)
    .where('email', '=', email)
    .forUpdate()
    .execute();
}
