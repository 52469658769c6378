import { enqueue, type OutboxRow, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import {
  channelOf,
  CRM_TOPIC,
  EMAIL_TOPIC,
  FALLBACK_TOPIC,
  readLeadDelivery,
  SMS_TOPIC,
  WEBHOOK_TOPIC,
} from '../accept/topics.ts';
import type { DeliveryServices } from './DeliveryServices.ts';
import { leadRecipient } from './leadRecipient.ts';
import type { KeptLead } from './KeptLead.ts';
import { keptLead, readStored } from './readKeptLead.ts';

/** By which a lead reaches the dealer. */
const TO_THE_DEALER = [EMAIL_TOPIC, CRM_TOPIC, SMS_TOPIC, WEBHOOK_TOPIC];

/**
 * Sends a lead that failed for good to the address of its site, in the transaction in which its delivery becomes a dead letter. A lead that
 * has been erased or cannot be read is sent nowhere, and one that had no other address than that is not sent there again.
 */
export async function fallBack(
  { siteBySlug, now }: Pick<DeliveryServices, 'siteBySlug' | 'now'>,
  transaction: Kysely<Schema>,
  row: OutboxRow,
): Promise<void> {
  const delivery = readLeadDelivery(row.payload);
  const site = delivery && siteBySlug(delivery.site);
  if (!site || !TO_THE_DEALER.includes(row.topic)) return;
  const stored = await readStored(transaction, row, delivery);
  let lead: KeptLead;
  try {
    lead = keptLead(stored, row, delivery);
  } catch {
    return;
  }
  if (row.topic === EMAIL_TOPIC && leadRecipient(site, lead).emails.every((email) => email === site.leads.to))
    return;
  const payload = { ...delivery, failed: { id: row.id, channel: channelOf(row.topic) } };
  await enqueue(transaction, [{ topic: FALLBACK_TOPIC, key: row.key, payload, notBefore: now() }]);
}
