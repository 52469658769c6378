import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { LeadDelivery } from '../accept/topics.ts';
import type { KeptLead } from './KeptLead.ts';

/** An answer of staff to a shopper. */
export interface LeadReply {
  /** Its number in the history of the lead. */
  id: number;
  subject: string;
  text: string;
  at: Date;
}

/** Reads the answer of a delivery. Throws an Error when it has been erased. */
export async function readReply(
  db: Kysely<Schema>,
  { id }: Pick<KeptLead, 'id'>,
  { reply }: LeadDelivery,
): Promise<LeadReply> {
  const event = await db
    .selectFrom('desk_events')
    .select(['id', 'at', 'data'])
    .where('id', '=', reply ?? 0)
    .where('lead_id', '=', id)
    .executeTakeFirst();
  if (!event) throw new Error('The answer of this delivery is not in the database.');
  const { subject, text } = event.data;
  return { id: event.id, at: event.at, subject: String(subject), text: String(text) };
}
