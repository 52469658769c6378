import { randomBytes } from 'node:crypto';
import type { Migration, Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

// `$extendTables` needs an index signature, which an interface does not have.
type KeyTables = { enquiry_keys: { name: string; secret: string } };

const NAME = 'valuation';

/** The table of the keys with which the feature signs. */
export const keyTable: Migration = {
  async up(db) {
    await sql`create table enquiry_keys (name text primary key, secret text not null)`.execute(db);
  },
  async down(db) {
    await sql`drop table enquiry_keys`.execute(db);
  },
};

/**
 * Reads the key with which valuations are signed; the first process makes it. All processes of one database share it, and it needs
 * no setting. Read once; again after a failure.
 */
export function signingKey(db: Kysely<Schema>): () => Promise<Buffer> {
  const keys = db.$extendTables<KeyTables>();
  let read: Promise<Buffer> | null = null;
  const readKey = async () => {
    const secret = randomBytes(32).toString('base64');
    await keys
      .insertInto('enquiry_keys')
      .values({ name: NAME, secret })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await keys
      .selectFrom('enquiry_keys')
      .select('secret')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    return Buffer.from(stored.secret, 'base64');
  };
  return () => {
    read ??= readKey().catch((error: unknown) => {
      read = null;
      throw error;
    });
    return read;
  };
}
