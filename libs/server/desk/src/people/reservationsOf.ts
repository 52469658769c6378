import type { ApiSite } from '@forecourt/api';
import { holdsOfPerson, type Hold } from '@forecourt/checkout-desk';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Member } from '../http/DeskCall.ts';
import { seenLeads } from '../leads/seenLeads.ts';

/** A shopper, and the leads and accounts of this person. */
interface Reserver {
  /** Whoever asks. */
  member: Member;
  site: Pick<ApiSite, 'slug'>;
  who: { email?: string | undefined; phone?: string | undefined };
  leadIds: readonly string[];
  accounts: readonly string[];
}

/** The reservations of a shopper that a member of staff sees, by e-mail address, phone number, lead or account. */
export async function reservationsOf(
  db: Kysely<Schema>,
  { member, site: { slug: site }, who: { email = '', phone = '' }, leadIds, accounts }: Reserver,
): Promise<Hold[]> {
  const holds = await holdsOfPerson(
    { db },
    { sites: [site], emails: [email], phones: [phone], leadIds, shopperIds: accounts },
  );
  return holds.filter(await seenLeads(db, member, holds));
}
