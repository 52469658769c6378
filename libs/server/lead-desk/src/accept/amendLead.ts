import { enqueue, json, type Schema } from '@forecourt/database';
import { leadPayloadSchema, type LeadPayload } from '@forecourt/lead';
import { sql, type Kysely } from 'kysely';
import type { LeadSite } from '../LeadSite.ts';
import { dealerDeliveries } from './dealerDeliveries.ts';
import { recordMessage } from './leadState.ts';
import { lockLead } from './lockLeads.ts';
import type { LeadVehicle } from './leadVehicle.ts';
import type { LeadDelivery } from './topics.ts';

/** A later change of a lead by its shopper, such as an accepted offer. */
export interface LeadAmendment<Refused> {
  site: LeadSite;
  leadId: string;
  /**
   * Returns the new payload for the messages of the lead, oldest first, `unchanged` if there is nothing to store, or the reason why it is refused.
   */
  change(said: readonly [LeadPayload, ...LeadPayload[]]): LeadPayload | 'unchanged' | { refused: Refused };
  /** The current data of the lead's car. */
  vehicle: LeadVehicle | null;
}

/** The result of an amendment; `unknown` if the site has no such lead. */
export type AmendedLead<Refused> =
  | { outcome: 'added' | 'unchanged' | 'unknown' }
  | { outcome: 'refused'; refused: Refused };

/**
 * Stores a change of a lead as an addition, with its deliveries to the dealer, in one transaction. Concurrent changes of one lead
 * are made one after the other, so each sees the ones before it. A lead of another site is unknown.
 */
export async function amendLead<Refused>(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { site, leadId, change, vehicle }: LeadAmendment<Refused>,
): Promise<AmendedLead<Refused>> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select(['payload', 'dedupe_key', 'created_at'])
      .where('site', '=', site.slug)
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (!lead) return { outcome: 'unknown' };
    // The lock of `acceptLead`, so that a second message of the person gets another number.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lead/${site.slug}/${lead.dedupe_key}`}, 0))`.execute(
      transaction,
    );
    const additions = await transaction
      .selectFrom('lead_additions')
      .select(['number', 'payload'])
      .where('lead_id', '=', leadId)
      .orderBy('number')
      .execute();
    const later = additions.map(({ payload }) => leadPayloadSchema.parse(payload));
    const changed = change([leadPayloadSchema.parse(lead.payload), ...later]);
    if (changed === 'unchanged') return { outcome: 'unchanged' };
    if ('refused' in changed) return { outcome: 'refused', refused: changed.refused };
    if (!(await lockLead(transaction, { site: site.slug, id: leadId }))) return { outcome: 'unknown' };
    const number = (additions.at(-1)?.number ?? 1) + 1;
    const row = { site: site.slug, lead_id: leadId, number, created_at: now };
    await transaction
      .insertInto('lead_additions')
      .values({ ...row, idempotency_key: `${leadId}/${number}`, payload: json(changed) })
      .execute();
    await recordMessage(transaction, { site, leadId, number, payload: changed, vehicle, now });
    const delivery: LeadDelivery = { site: site.slug, vehicle, addition: number };
    const deliveries = dealerDeliveries(site, { payload: changed, arrived: lead.created_at }, delivery);
    await enqueue(
      transaction,
      deliveries.map((each) => ({ ...each, key: leadId, notBefore: now })),
    );
    return { outcome: 'added' };
  });
}
