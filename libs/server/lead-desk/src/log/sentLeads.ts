import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { personKeys } from '../accept/leadState.ts';

/** A lead as its shopper may have it: what was sent and booked, without what staff wrote. Times are ISO 8601. */
export interface SentLead {
  id: string;
  site: string;
  category: string;
  /** The form as it was sent, then each addition. */
  messages: { at: string; sent: Record<string, unknown> }[];
  appointments: { location_id: number; starts_at: string }[];
}

/** Whose leads: the verified e-mail addresses of somebody. */
export interface LeadOwner {
  sites: readonly string[];
  emails: readonly string[];
}

/**
 * The leads that somebody sent, oldest first: those with one of the e-mail addresses. A phone number says nothing about who sent a lead: it was typed, and
 * numbers get new owners.
 */
export async function sentLeads(db: Kysely<Schema>, { sites, emails }: LeadOwner): Promise<SentLead[]> {
  const addresses = emails.map((email) => personKeys({ email, phone: null }).email);
  const { rows: leads } = await sql<{ id: string; site: string; category: string }>`
    select lead_id as id, site, category from lead_states
    where site = any(${[...sites]}::text[]) and email = any(${addresses}::text[])
    order by created_at, lead_id`.execute(db);
  const ids = leads.map(({ id }) => id);
  const { rows: messages } = await sql<{ id: string; at: Date; sent: Record<string, unknown> }>`
    select id, created_at as at, payload as sent, 1 as number from leads where id = any(${ids}::uuid[])
    union all
    select lead_id, created_at, payload, number from lead_additions where lead_id = any(${ids}::uuid[])
    order by number`.execute(db);
  const appointments = await db
    .selectFrom('appointments')
    .select(['lead_id', 'location_id', 'starts_at'])
    .where(sql<boolean>`lead_id = any(${ids}::uuid[])`)
    .orderBy('starts_at')
    .execute();
  const byId = new Map<string, SentLead>(
    leads.map((lead) => [lead.id, { ...lead, messages: [], appointments: [] }]),
  );
  for (const { id, at, sent } of messages) byId.get(id)?.messages.push({ at: at.toISOString(), sent });
  for (const { lead_id: id, location_id, starts_at: start } of appointments)
    byId.get(id)?.appointments.push({ location_id, starts_at: start.toISOString() });
  return [...byId.values()];
}
