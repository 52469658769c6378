import type { Schema } from '@forecourt/database';
import { mailboxOf } from '@forecourt/values';
import { sql, type Kysely } from 'kysely';

/** Maximum number of messages to a mailbox in a day that are confirmed. */
const CONFIRMED_PER_DAY = 5;

const DAY_MS = 86_400_000;

/**
 * Whether a message is confirmed to the address in it. Anybody can enter the address of somebody else, so a mailbox gets at most
 * five confirmations of a site in a day, whatever the tags in its addresses. Called in the transaction that has stored the message;
 * concurrent messages to one mailbox are counted one after the other.
 */
export async function mayConfirm(
  transaction: Kysely<Schema>,
  { site, email, now }: { site: string; email: string; now: Date },
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`confirmation/${site}/${mailbox}`}, 0))`.execute(
    transaction,
  );
  const { messages } = await transaction
    .selectFrom('leads')
    .leftJoin('lead_additions', 'lead_additions.lead_id', 'leads.id')
    .select(sql<string>`count(distinct leads.id) + count(lead_additions.number)`.as('messages'))
    .where('leads.site', '=', site)
    .where('leads.created_at', '>', new Date(now.getTime() - DAY_MS))
    // A dedupe key begins with the address.
    .where(sql<boolean>`starts_with(regexp_replace(leads.dedupe_key, '[+][^@]*@', '@'), ${`${mailbox}|`})`)
    .executeTakeFirstOrThrow();
  return Number(messages) <= CONFIRMED_PER_DAY;
}
