import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { NOTICE_TOPIC } from './topics.ts';

/**
 * The number of the next message to the shopper of a lead, in the transaction that accepted it or added to it: two matters of one person
 * within ten minutes are one lead, and each has a message of its own.
 */
export async function nextNotice(transaction: Kysely<Schema>, leadId: string): Promise<number> {
  const { sent } = await transaction
    .selectFrom('outbox')
    .select((select) => select.fn.countAll().as('sent'))
    .where('topic', '=', NOTICE_TOPIC)
    .where('key', '=', leadId)
    .executeTakeFirstOrThrow();
  return Number(sent) + 1;
}
