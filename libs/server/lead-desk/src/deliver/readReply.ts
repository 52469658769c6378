import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { LeadDelivery } from '../accept/topics.ts';
import type { KeptLead } from './KeptLead.ts';
import { readKeptLead } from './readKeptLead.ts';

/** An answer of staff to a shopper. */
export interface LeadReply {
  /** Its number in the history of the lead. */
  id: number;
  subject: string;
  text: string;
  at: Date;
  /** The lead that it answers: that of the address, or one that this was merged into. */
  lead: KeptLead;
}

/** Reads the answer of a delivery. Throws an Error when it has been erased. */
export async function readReply(
  db: Kysely<Schema>,
  lead: KeptLead,
  { site, reply }: Pick<LeadDelivery, 'site' | 'reply'>,
): Promise<LeadReply> {
  const event = await db
    .selectFrom('desk_events')
    .select(['id', 'at', 'data', 'lead_id'])
    .where('id', '=', reply ?? 0)
    .where('site', '=', site)
    .where('kind', '=', 'replied')
    .executeTakeFirst();
  if (!event || event.lead_id === null)
    throw new Error('The answer of this delivery is not in the database.');
  const { id, at, data, lead_id: key } = event;
  return {
    ...{ id, at, subject: String(data['subject']), text: String(data['text']) },
    lead: key === lead.id ? lead : await readKeptLead(db, { key }, { site, vehicle: null }),
  };
}
