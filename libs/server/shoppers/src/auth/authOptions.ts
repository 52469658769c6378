import type { Schema } from '@forecourt/database';
import { authDefaults, authTables } from '@forecourt/sign-in';
import type { BetterAuthOptions } from 'better-auth';
import type { Kysely } from 'kysely';
import { startSession } from './startSession.ts';

/** A session ends after 30 days without use, seconds. */
export const SESSION_SECONDS = 30 * 86_400;

/** A session that is used is renewed once in a day, seconds. */
const RENEWED_SECONDS = 86_400;

/** What the library needs. */
export interface AuthSettings {
  db: Kysely<Schema>;
  /** Signs cookies and keys the hashes of codes; at least 32 characters. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
}

const tables = authTables({
  ...{ owner: 'shopper_id', sessions: 'shopper_sessions' },
  ...{ accounts: 'shopper_accounts', codes: 'shopper_verifications' },
});

/**
 * The settings of better-auth. Its tables are made by the migration of the platform (`0013-shoppers`), by the names of this file; a test
 * compares both.
 */
export function authOptions({ db, secret, secure }: AuthSettings) {
  return {
    ...authDefaults({ appName: 'Forecourt', cookiePrefix: 'forecourt-shopper', secret, secure }),
    ...tables,
    database: { db, type: 'postgres' },
    user: {
      modelName: 'shoppers',
      fields: {
        email: 'login',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: { realm: { type: 'string', required: true, input: false } },
    },
    session: { ...tables.session, expiresIn: SESSION_SECONDS, updateAge: RENEWED_SECONDS },
    plugins: [startSession],
  } satisfies BetterAuthOptions;
}
