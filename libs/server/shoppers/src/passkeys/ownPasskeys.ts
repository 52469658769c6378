import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** The passkeys that an account may have at one host. */
export const MOST_PASSKEYS = 20;

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  id: string;
  /** Where it counts. */
  host: string;
  name: string;
  addedAt: Date;
  /** Null until it has signed somebody in. */
  usedAt: Date | null;
}

/** The passkeys of an account at all hosts of its realm, the oldest first. */
export async function passkeysOf(db: Kysely<Schema>, shopperId: string): Promise<ListedPasskey[]> {
  const rows = await db
    .selectFrom('shopper_passkeys')
    .select(['id', 'host', 'name', 'created_at', 'used_at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, host, name, created_at, used_at }) => ({
    ...{ id, host, name, addedAt: created_at, usedAt: used_at },
  }));
}

/** Names a passkey of the account anew; false if it has no such passkey. */
export async function renamePasskey(
  db: Kysely<Schema>,
  shopperId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable('shopper_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Removes a passkey of the account, which signs in no more; false if it has no such passkey. */
export async function removePasskey(db: Kysely<Schema>, shopperId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('shopper_passkeys')
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
