import { enqueue, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { LeadVehicle } from './leadVehicle.ts';
import { NOTICE_TOPIC, type LeadDelivery, type LeadNotice } from './topics.ts';

/**
 * Writes a message of the platform to the shopper of a lead, in the transaction of what it is about. It goes by e-mail, with the retries of
 * leads, to the address in the lead.
 */
export async function sendNotice(
  transaction: Kysely<Schema>,
  { site, leadId, vehicle, notice, now }: SentNotice,
): Promise<void> {
  const payload: LeadDelivery = { site, vehicle, notice };
  await enqueue(transaction, [{ topic: NOTICE_TOPIC, key: leadId, payload, notBefore: now }]);
}

/** A message and its lead. */
export interface SentNotice {
  site: string;
  leadId: string;
  vehicle: LeadVehicle | null;
  notice: LeadNotice;
  now: Date;
}
