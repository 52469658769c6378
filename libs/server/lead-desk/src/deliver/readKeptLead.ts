import type { OutboxRow, Schema } from '@forecourt/database';
import { leadPayloadSchema } from '@forecourt/lead';
import type { Kysely } from 'kysely';
import type { LeadDelivery } from '../accept/topics.ts';
import type { KeptLead } from './KeptLead.ts';

/** What the database has of the lead or addition of an outbox row, and of all earlier messages. */
type Stored = Awaited<ReturnType<typeof readStored>>;

/** Reads the lead or addition of an outbox row, with all earlier messages. Throws an Error when it has been erased. */
export async function readKeptLead(
  db: Kysely<Schema>,
  row: Pick<OutboxRow, 'key'>,
  delivery: LeadDelivery,
): Promise<KeptLead> {
  return keptLead(await readStored(db, row, delivery), row, delivery);
}

export async function readStored(
  db: Kysely<Schema>,
  { key }: Pick<OutboxRow, 'key'>,
  { addition }: LeadDelivery,
) {
  const number = addition ?? 1;
  const lead = await db
    .selectFrom('leads')
    .select(['payload', 'created_at'])
    .where('id', '=', key)
    .executeTakeFirst();
  const additions = await db
    .selectFrom('lead_additions')
    .select(['payload', 'created_at'])
    .where('lead_id', '=', key)
    .where('number', '<=', number)
    .orderBy('number')
    .execute();
  const taken = await db.selectFrom('lead_turn').select('turn').where('lead_id', '=', key).executeTakeFirst();
  return { messages: [...(lead ? [lead] : []), ...additions], turn: taken?.turn ?? null };
}

/** The lead or addition of an outbox row by what is stored. Throws an Error when it is not there or cannot be read. */
export function keptLead(
  stored: Stored,
  { key }: Pick<OutboxRow, 'key'>,
  { vehicle, addition, asked = [] }: LeadDelivery,
): KeptLead {
  const number = addition ?? 1;
  const messages = stored.messages.map(({ payload, created_at }) => ({
    payload: leadPayloadSchema.parse(payload),
    createdAt: created_at,
  }));
  const last = messages.pop();
  if (!last || messages.length !== number - 1)
    throw new Error('The lead of this delivery is not in the database.');
  return { id: key, number, ...last, vehicle, asked, turn: stored.turn, earlier: messages };
}
