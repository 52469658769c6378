import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { findShoppers, readContact, realmOf } from '@forecourt/shoppers';
import type { Kysely } from 'kysely';

/** The accounts of a shopper at a site, or at the sites that share its accounts, by e-mail address or mobile. */
export function accountsOfPerson(
  db: Kysely<Schema>,
  { slug, accountRealm = null }: ApiSite,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Promise<string[]> {
  const contacts = [email, phone].flatMap((typed) => readContact(typed ?? '', { sms: true }) ?? []);
  return findShoppers(db, { realm: realmOf({ slug, accountRealm }), contacts });
}
