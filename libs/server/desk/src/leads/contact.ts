import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Member } from '../http/DeskCall.ts';
import { visible } from './visible.ts';

const NEWEST = sql`m.created_at desc, m.lead_id desc`;

/**
 * The e-mail address or phone number by which the shopper of a lead is reached, about `lead_states as s` and its message `leads`: its own, else that of the
 * newest lead with one of those that were merged into it and that somebody sees. Empty or null where there is none.
 *
 * @param options.alone leaves out the merged ones. Default: no.
 */
export function contactOf(
  member: Member,
  kind: 'email' | 'phone',
  { alone = false }: { alone?: boolean | undefined } = {},
): RawBuilder<string | null> {
  const own = sql<string | null>`leads.payload ->> ${sql.lit(kind)}`;
  if (alone) return own;
  // An aggregate, as with a limit the database may look for the newest one among all leads of the site, for each row.
  return sql`coalesce(nullif(${own}, ''), (
    select (array_agg(said.payload ->> ${sql.lit(kind)} order by ${NEWEST}))[1]
    from lead_states as m join leads as said on said.id = m.lead_id
    where m.merged_into = s.lead_id and ${visible(member, 'm')} and said.payload ->> ${sql.lit(kind)} <> ''
  ))`;
}

/** The lead with the e-mail address by which the shopper of a lead is reached: itself, or one that was merged into it; null for none. */
export async function leadToAnswer(db: Kysely<Schema>, member: Member, id: string): Promise<string | null> {
  const { rows } = await sql<{ lead_id: string }>`
    select m.lead_id from lead_states as m join leads as said on said.id = m.lead_id
    where ${visible(member, 'm')} and (m.lead_id = ${id}::uuid or m.merged_into = ${id}::uuid) and said.payload ->> 'email' <> ''
    order by m.lead_id <> ${id}::uuid, ${NEWEST} limit 1
  `.execute(db);
  return rows[0]?.lead_id ?? null;
}
