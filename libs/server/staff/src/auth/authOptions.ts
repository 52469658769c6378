import type { Schema } from '@forecourt/database';
import type { BetterAuthOptions } from 'better-auth';
import { emailOTP, twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';

/** Validity of a sign-in code, seconds. */
export const CODE_SECONDS = 600;

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

/**
 * The settings of better-auth. Its tables are made by the migration of the platform (`0008-desk`), by the names of this file; a test
 * compares both.
 */
export function authOptions({ db, secret, secure, sendCode }: AuthSettings) {
  return {
    appName: 'Forecourt desk',
    // It only makes links and callbacks, of which there are none: every call is made in process.
    baseURL: 'http://desk.localhost',
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // What fails is thrown; messages of the library may quote an address.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'forecourt-desk',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      // It would believe a header that anybody can send.
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'staff_sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: 86_400,
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false, fieldName: 'second_factor_at' },
      },
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_codes',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
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
