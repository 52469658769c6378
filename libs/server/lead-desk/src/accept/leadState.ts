import { json, type Schema } from '@forecourt/database';
import { leadDepartment, type LeadPayload } from '@forecourt/lead';
import { sql, type Kysely } from 'kysely';
import type { LeadSite } from '../LeadSite.ts';
import { freeUnseen } from './freeUnseen.ts';
import type { LeadVehicle } from './leadVehicle.ts';

/** A stored message of a shopper. */
export interface StoredMessage {
  site: LeadSite;
  leadId: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  payload: LeadPayload;
  vehicle: LeadVehicle | null;
  now: Date;
}

/**
 * Writes what the desk shows of a lead, in the transaction that stores the message. An addition wakes a snoozed lead and opens one that
 * was answered or closed, because somebody has to read it; if the lead was merged into another, that one too, which a search finds by the words of both. Whoever does not see it any
 * more does not keep it. The lead of an addition is locked before, by `lockLead`.
 */
export async function recordMessage(
  transaction: Kysely<Schema>,
  { site: { slug: site, locations }, leadId, number, payload, vehicle, now }: StoredMessage,
): Promise<void> {
  const { category, location_id } = payload;
  await transaction
    .insertInto('desk_events')
    .values({
      site,
      at: now,
      kind: number === 1 ? 'received' : 'added',
      staff_id: null,
      lead_id: leadId,
      subject: null,
      data: json({}),
      key: null,
    })
    .execute();
  if (number === 1) {
    const locationType = locations.find(({ id }) => id === location_id)?.type ?? null;
    await transaction
      .insertInto('lead_states')
      .values({
        lead_id: leadId,
        site,
        category: category ?? '',
        department: leadDepartment({ category, locationType }),
        location_id,
        created_at: now,
        updated_at: now,
        ...personKeys(payload),
        search: searchText(payload, vehicle),
        vehicle: json(vehicle),
        assignee: null,
        first_response_by: null,
        merged_into: null,
      })
      .execute();
    return;
  }
  await sql`
    update lead_states set
      messages = case when lead_id = ${leadId} then ${number} else messages end,
      updated_at = ${now}, snoozed_until = null, version = version + 1,
      status = case when status in ('new', 'spam') then status else 'open' end,
      search = case when lead_id = ${leadId} then left(search || ' ' || ${searchText(payload, vehicle)}, ${SEARCHED}) else search end
    where lead_id = ${leadId} or lead_id = (select merged_into from lead_states where lead_id = ${leadId})
  `.execute(transaction);
  const which = sql`(s.lead_id = ${leadId} or s.lead_id = (select merged_into from lead_states where lead_id = ${leadId}))`;
  await freeUnseen(transaction, { which, by: null, now });
}

/** How a shopper is known: the e-mail address in lower case, the last nine digits of the phone number. */
export function personKeys({ email, phone }: { email: string | null; phone: string | null }): {
  email: string | null;
  phone: string | null;
} {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-9);
  return { email: email?.trim().toLowerCase() || null, phone: digits || null };
}

/** The longest text that is searched, characters. */
const SEARCHED = 20_000;

function searchText(payload: LeadPayload, vehicle: LeadVehicle | null): string {
  const { name, last_name, email, phone, message, stock_number } = payload;
  const words = [name, last_name, email, phone?.replace(/[^\d+]/g, ''), message];
  const text = [...words, vehicle?.name, vehicle?.stocknum ?? stock_number, vehicle?.regplate]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, SEARCHED)
    .replace(/\p{Cc}+/gu, ' ');
  // PostgreSQL stores no half of a surrogate pair; UTF-8 replaces it.
  return Buffer.from(text).toString('utf8');
}
