import type { Kysely } from 'kysely';
import { json } from '../json.ts';
import type { Schema } from '../schema.ts';

/** One job to run after the commit. `key` is the id of its subject (a car or a lead). */
export interface OutboxMessage {
  topic: string;
  key: string;
  payload?: unknown;
  /** The earliest time of the first attempt; now by default. */
  notBefore?: Date;
}

/**
 * Writes outbox rows and returns their ids in order. Pass the transaction of the change:
 * then the job exists if and only if the change is committed.
 */
export async function enqueue(db: Kysely<Schema>, messages: readonly OutboxMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = await db
    .insertInto('outbox')
    .values(
      messages.map(({ topic, key, payload, notBefore }) => ({
        topic,
        key,
        payload: json(payload ?? {}),
        ...(notBefore && { next_attempt_at: notBefore }),
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
