import { createHash, randomUUID } from 'node:crypto';
import { enqueue, json, type Schema } from '@forecourt/database';
import { leadDedupeKey, type LeadPayload } from '@forecourt/lead';
import { sql, type Kysely } from 'kysely';
import type { LeadSite } from '../LeadSite.ts';
import { bookAppointment, type Appointment } from './bookAppointment.ts';
import { EMAIL_TOPIC, WEBHOOK_TOPIC, type LeadDelivery } from './topics.ts';
import type { LeadVehicle } from './leadVehicle.ts';

/** For how long the same person, car and category are one lead, in milliseconds: 10 minutes. (decision 86) */
export const DEDUPE_MS = 600_000;

/** A lead that was checked and is to be kept. */
export interface NewLead {
  site: LeadSite;
  /** Names one filled-in form over all its retries; chosen by the client. */
  idempotencyKey: string;
  payload: LeadPayload;
  /** The car asked about, as it stands now. */
  vehicle: LeadVehicle | null;
  /** The half hour that it books; null or left out for none. It must be one that the place offers. */
  appointment?: Appointment | null;
}

/** A kept lead: stored now, sent before with the same key, or the same as one of the last ten minutes. */
export interface AcceptedLead {
  leadId: string;
  outcome: 'stored' | 'repeated' | 'merged';
}

/**
 * Keeps a lead together with the deliveries it makes necessary, in one transaction: when this returns, both are
 * committed. Repeating it with the same key gives the same lead, and so does the same person asking about the same car
 * in the same category within ten minutes; neither is stored or delivered again.
 *
 * A key counts for one person, car and category only. Two shoppers who are handed one key, by a page from a cache, are
 * two leads.
 *
 * Throws an `AppointmentTaken`, and keeps nothing, when another lead has booked its appointment.
 */
export async function acceptLead(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { site, idempotencyKey, payload, vehicle, appointment = null }: NewLead,
): Promise<AcceptedLead> {
  const dedupe_key = leadDedupeKey(payload);
  const idempotency_key = `${idempotencyKey}/${shortHash(dedupe_key)}`;

  return db.transaction().execute(async (transaction) => {
    // Two requests with one lead take turns, so that the second finds the first's row.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lead/${site.slug}/${dedupe_key}`}, 0))`.execute(
      transaction,
    );
    const earlier = await findEarlier(transaction, { site: site.slug, idempotency_key, dedupe_key, now });
    if (earlier) return earlier;

    const leadId = randomUUID();
    await transaction
      .insertInto('leads')
      .values({
        id: leadId,
        site: site.slug,
        idempotency_key,
        dedupe_key,
        category: payload.category ?? '',
        payload: json(payload),
        created_at: now,
      })
      .execute();
    if (appointment) await bookAppointment(transaction, { site: site.slug, leadId, appointment });
    const delivery: LeadDelivery = { site: site.slug, vehicle };
    const topics = site.leads.webhook ? [EMAIL_TOPIC, WEBHOOK_TOPIC] : [EMAIL_TOPIC];
    const messages = topics.map((topic) => ({ topic, key: leadId, payload: delivery, notBefore: now }));
    await enqueue(transaction, messages);
    return { leadId, outcome: 'stored' };
  });
}

async function findEarlier(
  db: Kysely<Schema>,
  wanted: { site: string; idempotency_key: string; dedupe_key: string; now: Date },
): Promise<AcceptedLead | null> {
  const recent = new Date(wanted.now.getTime() - DEDUPE_MS);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'idempotency_key'])
    .where('site', '=', wanted.site)
    .where((eb) =>
      eb.or([
        eb('idempotency_key', '=', wanted.idempotency_key),
        eb.and([eb('dedupe_key', '=', wanted.dedupe_key), eb('created_at', '>', recent)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  const repeated = rows.find((row) => row.idempotency_key === wanted.idempotency_key);
  if (repeated) return { leadId: repeated.id, outcome: 'repeated' };
  return rows[0] ? { leadId: rows[0].id, outcome: 'merged' } : null;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
