import type { Kysely } from 'kysely';
import { json } from '../json.ts';
import type { Schema } from '../schema.ts';

/** One piece of work for after the commit. `key` says what it is about (a car's or a lead's id). */
export interface OutboxMessage {
  topic: string;
  key: string;
  payload?: unknown;
  /** The earliest moment of the first attempt; at once when left out. */
  notBefore?: Date;
}

/**
 * Writes outbox rows and returns their ids in order. Hand in the transaction that makes the work necessary:
 * then the work exists exactly when the change does.
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
