import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { latestChoices } from './latestChoices.ts';
import { normalAddress } from './normalAddress.ts';

/** A lead with a consent, and whether the consent holds now. */
export interface AmendedConsent {
  leadId: string;
  wanted: boolean;
}

/** The leads in which a person consented to marketing e-mails, oldest first, each with what the person wants now about its topic. */
export async function amendedLeads(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<AmendedConsent[]> {
  const rows = await db
    .selectFrom('subscription_choices')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select(['subscriber_id', 'topic', 'lead_id'])
    .where('site', '=', site)
    .where('email', '=', normalAddress(email))
    .where('lead_id', 'is not', null)
    .where('wanted', '=', true)
    .orderBy('subscription_choices.id')
    .execute();
  const [first] = rows;
  if (!first) return [];
  const latest = await latestChoices(db, first.subscriber_id);
  const topics: ReadonlyMap<string, boolean> = latest;
  const consents = new Map<string, boolean>();
  for (const { lead_id, topic } of rows)
    if (lead_id !== null) consents.set(lead_id, topics.get(topic) ?? false);
  return [...consents].map(([leadId, wanted]) => ({ leadId, wanted }));
}
