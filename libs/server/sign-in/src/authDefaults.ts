import type { BetterAuthOptions } from 'better-auth';

/** What one kind of sign-in sets. */
export interface AuthDefaults {
  /** Name of the app in authenticator apps. */
  appName: string;
  cookiePrefix: string;
  /** Signs cookies and encrypts second factors; at least 32 characters. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
}

/** The settings of better-auth that every kind of sign-in has. Every call is made in process, and none of its routes is served. */
export function authDefaults({ appName, cookiePrefix, secret, secure }: AuthDefaults) {
  return {
    appName,
    // It only makes links and callbacks, of which there are none: every call is made in process.
    baseURL: 'http://sign-in.localhost',
    secret,
    telemetry: { enabled: false },
    // What fails is thrown; messages of the library may quote an address.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      // A browser takes a cookie of this name only over TLS, for the whole of this host and no other.
      cookiePrefix: secure ? `__Host-${cookiePrefix}` : cookiePrefix,
      // The library would put `__Secure-` before it.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      // It would believe a header that anybody can send.
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
  } satisfies BetterAuthOptions;
}

/** The names of the tables of one kind of sign-in. */
export interface AuthTableNames {
  /** The column that names the person. */
  owner: string;
  sessions: string;
  accounts: string;
  codes: string;
}

/** The tables of better-auth beside that of persons, by the column names of our migrations. */
export function authTables({ owner, sessions, accounts, codes }: AuthTableNames) {
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return {
    session: {
      modelName: sessions,
      fields: {
        ...times,
        userId: owner,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    account: {
      modelName: accounts,
      fields: {
        ...times,
        userId: owner,
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: codes, fields: { ...times, expiresAt: 'expires_at' } },
  } satisfies Pick<BetterAuthOptions, 'session' | 'account' | 'verification'>;
}
