import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { leadsOfShoppers } from '@forecourt/finance-desk';
import { personKeys } from '@forecourt/lead-desk';
import { sql, type Kysely } from 'kysely';
import type { Member } from '../http/DeskCall.ts';
import { visible } from '../leads/visible.ts';
import { accountsOfPerson } from './accountsOfPerson.ts';

/** Fewer digits are no phone number. */
const DIGITS = 6;

/** A shopper, by e-mail address, phone number or both. */
export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

/** The accounts of a shopper, and the leads that somebody sees, oldest first. */
export interface LeadsOfPerson {
  accounts: string[];
  /** Those with the address or the number, and those of the finance applications of an account with it. */
  own: string[];
  /** Those that staff merged into them, with other contact details. */
  merged: string[];
}

/** The accounts and leads of a shopper; null if neither an address nor a number was given. */
export async function leadsOfPerson(
  db: Kysely<Schema>,
  { site, member }: { site: ApiSite; member: Member },
  who: Person,
): Promise<LeadsOfPerson | null> {
  const { email, phone } = personKeys({ email: who.email ?? null, phone: who.phone ?? null });
  const parts = [
    ...(email === null ? [] : [sql`s.email = ${email}`]),
    ...(phone === null || phone.length < DIGITS ? [] : [sql`s.phone = ${phone}`]),
  ];
  if (parts.length === 0) return null;
  const accounts = await accountsOfPerson(db, site, who);
  const applied = await leadsOfShoppers(db, { site: site.slug, shopperIds: accounts });
  if (applied.length > 0) parts.push(sql`s.lead_id = any(${applied}::uuid[])`);
  const { rows } = await sql<{ lead_id: string; merged: boolean }>`
    with own as (select s.lead_id from lead_states as s where ${visible(member)} and (${sql.join(parts, sql` or `)}))
    select s.lead_id, s.lead_id not in (select lead_id from own) as merged from lead_states as s
    where ${visible(member)} and (s.lead_id in (select lead_id from own) or s.merged_into in (select lead_id from own))
    order by s.created_at, s.lead_id
  `.execute(db);
  const idsOf = (isMerged: boolean) => rows.flatMap((row) => (row.merged === isMerged ? row.lead_id : []));
  return { accounts, own: idsOf(false), merged: idsOf(true) };
}
