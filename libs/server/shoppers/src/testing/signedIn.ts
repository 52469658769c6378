import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { openShoppers } from '../auth/openShoppers.ts';
import type { SiteAccounts } from '../auth/siteAccounts.ts';

/** Somebody who is signed in. */
export interface TestSession {
  shopperId: string;
  /** The `Cookie` header of the browser. */
  cookie: string;
}

/** Signs somebody in at a site with these accounts, by a code to an e-mail address. Throws an Error if the code is refused. */
export async function signedIn(
  db: Kysely<Schema>,
  { realm, ...accounts }: SiteAccounts,
  address: string,
): Promise<TestSession> {
  const shoppers = openShoppers({ ...accounts, db, now: () => new Date() });
  const made = await shoppers.makeCode({ realm, contact: { kind: 'email', address } }, new Headers());
  const session = made && (await shoppers.signIn({ realm, ...made }, new Headers()));
  if (!session) throw new Error(`Nobody is signed in with ${address}.`);
  const cookie = session.cookies.map((each) => each.split(';')[0]).join('; ');
  return { shopperId: session.result.shopper.id, cookie };
}
