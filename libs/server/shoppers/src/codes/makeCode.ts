import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { CODE_SECONDS } from '@forecourt/sign-in';
import { sql, type Kysely } from 'kysely';
import type { Contact } from '../contact.ts';

/** The codes of an address in a day that all strangers may ask for, and each browser that is known. Their tries are two in ten thousand. */
export const CODES_A_DAY = 40;

const DAY_MS = 86_400_000;

/** A code that is asked for. */
export interface AskedCode {
  realm: string;
  contact: Contact;
  /** The browser, if it is known; else null. */
  device: string | null;
  secret: string;
  now: Date;
}

/**
 * Makes a code for the browser that asked, and forgets those of yesterday; null if the address has had too many in a day. Those of an
 * address are counted one after another, so that requests at the same time have no more.
 */
export async function makeCode(
  db: Kysely<Schema>,
  { realm, contact: { kind, address }, device, secret, now }: AskedCode,
): Promise<{ id: string; code: string } | null> {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const yesterday = new Date(now.getTime() - DAY_MS);
  const made = await db.transaction().execute(async (transaction) => {
    const lock = `shopper-code/${realm}/${kind}/${address}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
    const { asked } = await transaction
      .selectFrom('shopper_codes')
      .select(({ fn }) => fn.countAll<number>().as('asked'))
      .where('realm', '=', realm)
      .where('kind', '=', kind)
      .where('address', '=', address)
      .where('created_at', '>', yesterday)
      .where('device', device === null ? 'is' : '=', device)
      .executeTakeFirstOrThrow();
    if (asked >= CODES_A_DAY) return null;
    await transaction
      .insertInto('shopper_codes')
      .values({
        ...{ id, realm, kind, address, device },
        code_hash: codeHash(id, code, secret),
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
      })
      .execute();
    return { id, code };
  });
  await db.deleteFrom('shopper_codes').where('created_at', '<=', yesterday).execute();
  return made;
}

/** The hash of a code, with the secret: whoever reads the table cannot try all codes. */
export function codeHash(id: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`${id} ${code}`).digest('base64url');
}
