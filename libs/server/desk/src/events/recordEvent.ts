import { json, type Schema } from '@forecourt/database';
import type { AuditKind } from '@forecourt/desk-client';
import type { Kysely } from 'kysely';

/** Something that was done at a dealership. */
export interface DeskEvent {
  site: string;
  kind: AuditKind;
  /** Who did it; null for the platform. */
  staffId: string | null;
  leadId?: string | null;
  /** Id of anything else that it is about. */
  subject?: string | null | undefined;
  data?: Record<string, unknown>;
  /** The key of the write. */
  key?: string | null;
  now: Date;
}

/**
 * Writes what was done, in the transaction of the change: for the history of a lead, the audit and the live stream. Null if a write with
 * this key was done before; concurrent ones wait for each other.
 */
export async function recordEvent(
  transaction: Kysely<Schema>,
  { site, kind, staffId, leadId = null, subject = null, data = {}, key = null, now }: DeskEvent,
): Promise<number | null> {
  const row = await transaction
    .insertInto('desk_events')
    .values({ site, at: now, kind, staff_id: staffId, lead_id: leadId, subject, data: json(data), key })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
