import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Does something in the transaction of the caller, or in one of its own. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  action: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? action(db) : db.transaction().execute((own: Transaction<Schema>) => action(own));
}
