import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import type { Member } from '../http/DeskCall.ts';
import { visible } from './visible.ts';

/** Something that has a lead. */
interface OfLead {
  leadId: string | null;
}

/**
 * Which of these somebody sees: whoever sees all places sees all, others those whose lead is of their places.
 */
export async function seenLeads(
  db: Kysely<Schema>,
  member: Member,
  rows: readonly OfLead[],
): Promise<(row: OfLead) => boolean> {
  if (member.locationIds === null) return () => true;
  const ids = rows.flatMap(({ leadId }) => (leadId === null ? [] : [leadId]));
  const { rows: seen } = await sql<{ lead_id: string }>`
    select s.lead_id from lead_states as s where ${visible(member)} and s.lead_id = any(${ids}::uuid[])
  `.execute(db);
  const known = new Set(seen.map(({ lead_id }) => lead_id));
  return ({ leadId }) => leadId !== null && known.has(leadId);
}
