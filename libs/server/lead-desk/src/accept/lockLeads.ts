import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { holdRoles } from './freeUnseen.ts';

/**
 * Keeps the leads of a site from being merged until the transaction ends. It comes before every other lock of the desk.
 *
 * @param options `own`: for the transaction that merges or deletes them, which waits for all others. Default: no.
 */
export async function holdMerges(
  transaction: Kysely<Schema>,
  { site, own = false }: { site: string; own?: boolean },
): Promise<void> {
  const lock = sql`hashtextextended(${`merges/${site}`}, 0)`;
  await (
    own ? sql`select pg_advisory_xact_lock(${lock})` : sql`select pg_advisory_xact_lock_shared(${lock})`
  ).execute(transaction);
}

/**
 * Locks leads with those that they were merged into and those that were merged into them, and the roles of whose they are. In the order
 * of their ids, as every write does, so that two cannot wait for each other. Merges are held before, so that these are all.
 *
 * @returns the ids of the leads that are locked: one that was erased meanwhile is not among them.
 */
export async function lockLeads(
  transaction: Kysely<Schema>,
  { site, ids }: { site: string; ids: readonly string[] },
): Promise<Set<string>> {
  await holdRoles(transaction, { site, ids });
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from lead_states where site = ${site} and (
      lead_id = any(${ids}::uuid[]) or merged_into = any(${ids}::uuid[])
      or lead_id = any(array(select merged_into from lead_states where lead_id = any(${ids}::uuid[])))
    ) order by lead_id for update
  `.execute(transaction);
  return new Set(rows.map(({ lead_id }) => lead_id));
}

/** Locks a lead for an addition, before any row of it is written; false if it was erased meanwhile. */
export async function lockLead(
  transaction: Kysely<Schema>,
  { site, id }: { site: string; id: string },
): Promise<boolean> {
  await holdMerges(transaction, { site });
  return (await lockLeads(transaction, { site, ids: [id] })).has(id);
}
