import type { Schema } from '@forecourt/database';
import { purgeOfLeads } from '@forecourt/finance-desk';
import { LEAD_TOPICS } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';

/** Some leads of a site, and who deletes them for which reason, for the log of finance applications. */
export interface LeadsToDelete {
  site: string;
  leadIds: readonly string[];
  who: string;
  why: string;
}

/**
 * Deletes leads in a transaction, with their additions, state, history, waiting mails, appointments and finance applications. Their files
 * are nobody's then, and `Uploads.purge` deletes them. Consents stay, without the lead.
 */
export async function deleteLeads(
  { db: transaction, now }: { db: Kysely<Schema>; now: Date },
  { site, leadIds, who, why }: LeadsToDelete,
): Promise<void> {
  if (leadIds.length === 0) return;
  await purgeOfLeads({ db: transaction, now }, { site, leadIds, who, why });
  await transaction
    .deleteFrom('outbox')
    .where('topic', 'in', LEAD_TOPICS)
    .where('key', 'in', leadIds)
    .execute();
  await transaction.deleteFrom('appointments').where('lead_id', 'in', leadIds).execute();
  await transaction.deleteFrom('leads').where('site', '=', site).where('id', 'in', leadIds).execute();
}
