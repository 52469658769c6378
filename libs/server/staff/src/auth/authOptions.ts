import type { Schema } from '@forecourt/database';
import { authDefaults, authTables, CODE_SECONDS } from '@forecourt/sign-in';
import type { BetterAuthOptions } from 'better-auth';
import { emailOTP, twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';

/** Wrong tries that use a sign-in code up. */
export const CODE_TRIES = 3;

/** A session ends after a week without use, seconds. */
const SESSION_SECONDS = 7 * 86_400;

/** What the library needs. */
export interface AuthSettings {
  db: Kysely<Schema>;
  /** Signs cookies and encrypts second factors; at least 32 characters. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
  /** Sends a sign-in code. It is not awaited, so that a response takes as long for an unknown address. */
  sendCode(to: { email: string; code: string }): void;
}

const tables = authTables({
  ...{ owner: 'staff_id', sessions: 'staff_sessions' },
  ...{ accounts: 'staff_accounts', codes: 'staff_codes' },
});

/**
 * The settings of better-auth. Its tables are made by the migration of the platform (`0008-desk`), by the names of this file; a test
 * compares both.
 */
export function authOptions({ db, secret, secure, sendCode }: AuthSettings) {
  return {
    ...authDefaults({ appName: 'Forecourt desk', cookiePrefix: 'forecourt-desk', secret, secure }),
    ...tables,
    database: { db, type: 'postgres' },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      ...tables.session,
      expiresIn: SESSION_SECONDS,
      updateAge: 86_400,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false, fieldName: 'second_factor_at' },
      },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        disableSignUp: true,
        sendVerificationOTP: async ({ email, otp }) => sendCode({ email, code: otp }),
      }),
      twoFactor({
        issuer: 'Forecourt desk',
        allowPasswordless: true,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factors',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}
