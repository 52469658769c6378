import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type Selectable } from 'kysely';

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
export async function uploadsOfLead(db: Kysely<Schema>, leadId: string): Promise<Upload[]> {
  return [...(await uploadsOfLeads(db, [leadId])).values()].flat();
}

/** The files of leads by the id of the lead, oldest first, in one query. A lead without files is left out. */
export async function uploadsOfLeads(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<Map<string, Upload[]>> {
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where(sql<boolean>`lead_id = any(${[...leadIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byLead = new Map<string, Upload[]>();
  for (const row of rows) byLead.set(row.lead_id ?? '', [...(byLead.get(row.lead_id ?? '') ?? []), row]);
  return byLead;
}
