import { deadLetters, retryDeadLettersOf, waiting, type OutboxRow, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { channelOf, LEAD_TOPICS, readLeadDelivery, type LeadChannel } from '../accept/topics.ts';

/** A pending or failed delivery. Contains no personal data. */
export interface WaitingDelivery {
  id: number;
  leadId: string;
  /** Number of the addition that was not delivered, from 2; null for the lead itself. */
  addition: number | null;
  site: string;
  channel: LeadChannel;
  attempts: number;
  acceptedAt: Date;
  /** The error of the last attempt, or the reason for no attempt. */
  error: string;
}

/** A delivery that failed for good. */
export interface DeadLetter extends WaitingDelivery {
  failedAt: Date;
}

/** The waiting deliveries with their reason, oldest first: after a failed attempt, or for lack of a mail server. */
export async function listWaiting(db: Kysely<Schema>, { limit = 1_000 } = {}): Promise<WaitingDelivery[]> {
  return (await waiting(db, { topics: LEAD_TOPICS, limit })).map(deliveryOf);
}

/** The dead letters, newest first. They stay until an operator retries them. */
export async function listDeadLetters(db: Kysely<Schema>, { limit = 1_000 } = {}): Promise<DeadLetter[]> {
  const rows = await deadLetters(db, { topics: LEAD_TOPICS, limit });
  return rows.map((row) => ({ ...deliveryOf(row), failedAt: row.failed_at ?? row.created_at }));
}

/**
 * Resets the attempts of dead letters and makes them due now: those of one lead (`leadId`, or the number of a dead
 * letter), or all of them. Returns their number.
 */
export async function retry(
  { db, now }: { db: Kysely<Schema>; now: Date },
  which: { id: string } | 'all',
): Promise<number> {
  const of = which === 'all' ? {} : { of: which.id };
  return retryDeadLettersOf(db, { topics: LEAD_TOPICS, ...of }, now);
}

function deliveryOf(row: OutboxRow): WaitingDelivery {
  return {
    id: row.id,
    leadId: row.key,
    addition: readLeadDelivery(row.payload)?.addition ?? null,
    site: readLeadDelivery(row.payload)?.site ?? '',
    channel: channelOf(row.topic),
    attempts: row.attempts,
    acceptedAt: row.created_at,
    error: row.last_error ?? '',
  };
}
