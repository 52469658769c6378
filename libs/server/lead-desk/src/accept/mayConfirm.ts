import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** Maximum number of messages of an address in a day that are confirmed. */
export const CONFIRMED_PER_DAY = 5;

const DAY_MS = 86_400_000;

/**
 * Whether a message is confirmed to the address in it. Anybody can enter the address of somebody else, so an address gets at most
 * five confirmations of a site in a day. Called in the transaction that has stored the message; concurrent messages with one
 * address are counted one after the other.
 */
export async function mayConfirm(
  transaction: Kysely<Schema>,
  { site, email, now }: { site: string; email: string; now: Date },
): Promise<boolean> {
  const person = `${email.trim().toLowerCase()}|`; // the start of its dedupe keys
  await sql`select pg_advisory_xact_lock(hashtextextended(${`confirmation/${site}/${person}`}, 0))`.execute(
    transaction,
  );
  const { messages } = await transaction
    .selectFrom('leads')
    .leftJoin('lead_additions', 'lead_additions.lead_id', 'leads.id')
    .select(sql<string>`count(distinct leads.id) + count(lead_additions.number)`.as('messages'))
    .where('leads.site', '=', site)
    .where('leads.created_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql<boolean>`starts_with(leads.dedupe_key, ${person})`)
    .executeTakeFirstOrThrow();
  return Number(messages) <= CONFIRMED_PER_DAY;
}
