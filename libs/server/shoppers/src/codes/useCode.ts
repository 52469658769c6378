import { timingSafeEqual } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import type { Contact } from '../contact.ts';
import { codeHash } from './makeCode.ts';

/** Tries that use a code up. */
export const CODE_TRIES = 5;

/** A code that was typed. */
export interface TypedCode {
  realm: string;
  /** Of the code that was sent. */
  id: string;
  code: string;
  secret: string;
  now: Date;
}

/**
 * The address of a right code, once; null for a code that is wrong, expired, used or tried too often. A try is counted before the code
 * is looked at, so that tries at the same time count too.
 */
export async function useCode(
  db: Kysely<Schema>,
  { realm, id, code, secret, now }: TypedCode,
): Promise<Contact | null> {
  const sent = await db
    .updateTable('shopper_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('realm', '=', realm)
    .where('tries', '<', CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'address', 'code_hash'])
    .executeTakeFirst();
  if (!sent) return null;
  const typed = codeHash(id, code, secret);
  if (!timingSafeEqual(Buffer.from(typed), Buffer.from(sent.code_hash))) return null;
  const used = await db
    .updateTable('shopper_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['kind', 'address'])
    .executeTakeFirst();
  return used ?? null;
}
