import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { realmOf } from '../realmOf.ts';
import { shopperSecret } from '../shopperSecret.ts';
import { shoppersOfSites } from './shoppersOfSites.ts';

/** The accounts of a site, for a feature that keeps something of an account. */
export interface SiteAccounts {
  /** The sites that share them. */
  realm: string;
  /** Of sessions. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
}

/** Who calls. */
export interface SiteVisitor {
  /** The account that is signed in; null for none, and on a site without accounts. */
  shopperId: string | null;
  /** Cookies for the response: they renew the session from time to time. */
  cookies: readonly string[];
}

/**
 * The accounts of a site that has some.
 *
 * @param folder of a demonstration; null in production.
 * @throws Error with a fix if production has no SHOPPER_SECRET.
 */
export function siteAccounts(
  dealer: { slug: string; accountRealm: string | null },
  env: Readonly<Record<string, string | undefined>>,
  folder: string | null,
): SiteAccounts {
  return { realm: realmOf(dealer), secret: shopperSecret(env, folder), secure: folder === null };
}

/** Finds who is signed in at the sites of a process, by the headers of a request. */
export function visitorsOfSites(services: {
  db: Kysely<Schema>;
  now: () => Date;
}): (accounts: SiteAccounts | null, headers: Headers) => Promise<SiteVisitor> {
  const shoppersOf = shoppersOfSites(services);
  return async (accounts, headers) => {
    const session = accounts && (await shoppersOf(accounts).session(accounts.realm, headers));
    return { shopperId: session?.result.shopper.id ?? null, cookies: session?.cookies ?? [] };
  };
}
