import type { Schema } from '@forecourt/database';
import type { Kysely, Selectable } from 'kysely';

/** A file in the database. */
export type Upload = Selectable<Schema['uploads']>;

/** The files of a site with these ids, in their order; those that do not exist are left out. */
export async function findUploads(
  db: Kysely<Schema>,
  { site, ids }: { site: string; ids: readonly string[] },
): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('site', '=', site)
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** The files of a lead, oldest first. */
export function uploadsOfLead(db: Kysely<Schema>, leadId: string): Promise<Upload[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
