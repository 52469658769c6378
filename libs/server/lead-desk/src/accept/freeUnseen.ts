import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * Holds the roles of those whose these leads are, and of those whose the leads are that these were merged into, until the transaction
 * ends. It comes before the lock of a lead, as where a role changes.
 */
export async function holdRoles(
  transaction: Kysely<Schema>,
  { site, ids }: { site: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    select from staff_roles where site = ${site} and staff_id in (
      select assignee from lead_states where lead_id = any(${ids}::uuid[])
        or lead_id = any(array(select merged_into from lead_states where lead_id = any(${ids}::uuid[])))
    ) order by staff_id for share
  `.execute(transaction);
}

/**
 * Takes open leads from whoever does not see them, so that somebody else sees that they are nobody's, and says so in their history. Who sees
 * what is the rule of the desk's `visible`, here about each lead with the roles of whose it is; `visible.test.ts` there compares them.
 *
 * @param options `which`: a condition about `lead_states as s`; `by`: the id of whoever of the staff changed what is seen, or null; `now`: the
 *   time of the change.
 */
export async function freeUnseen(
  transaction: Kysely<Schema>,
  { which, by, now }: { which: RawBuilder<unknown>; by: string | null; now: Date },
): Promise<void> {
  // In the order of their ids, as every write locks them, so that two cannot wait for each other.
  await sql`
    with own as materialized (
      select s.lead_id, s.site, staff.name from lead_states as s join staff on staff.id = s.assignee
      where ${which} and s.status in ('new', 'open', 'waiting') and not exists (
        select from staff_roles as held where held.site = s.site and held.staff_id = s.assignee
          and (held.role <> 'service' or s.department = 'service')
          and (held.location_ids is null or held.location_ids @> to_jsonb(s.location_id))
      ) order by s.lead_id for update of s
    ), freed as (
      update lead_states as s set assignee = null, version = version + 1, updated_at = ${now}::timestamptz
      from own where s.lead_id = own.lead_id
    )
    insert into desk_events (site, at, kind, staff_id, lead_id, data)
    select site, ${now}::timestamptz, 'assigned', ${by}::uuid, lead_id,
      jsonb_build_object('to', null, 'text', name || ' no longer sees this lead.')
    from own order by lead_id
  `.execute(transaction);
}
