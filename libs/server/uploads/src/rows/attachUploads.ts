import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/**
 * Gives files to a lead, in the transaction that stores it. A file has one lead for ever: one that has a lead already, is of another site or
 * was deleted is not given.
 *
 * @returns whether all of them were given.
 */
export async function attachUploads(
  transaction: Kysely<Schema>,
  { site, leadId, ids, now }: { site: string; leadId: string; ids: readonly string[]; now: Date },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const given = await transaction
    .updateTable('uploads')
    // Without its lead, once that is erased, the file is due to be deleted.
    .set({ lead_id: leadId, expires_at: now })
    .where('id', 'in', ids)
    .where('site', '=', site)
    .where('lead_id', 'is', null)
    .returning('id')
    .execute();
  return given.length === ids.length;
}
