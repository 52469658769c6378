import type { HoldStatus } from '@forecourt/reservation';
import { sql, type RawBuilder } from 'kysely';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, Hold } from './records.ts';
import type { CheckoutTables } from './tables.ts';

/** Which holds of a site are listed. */
export interface HoldQuery {
  site: string;
  since?: Date;
  status?: HoldStatus | undefined;
  /** Only those of this lead. */
  leadId?: string;
  /** Only those of leads with this condition, about `lead_states as s`. */
  seen?: RawBuilder<boolean> | undefined;
  /** The last one of the previous page. */
  after?: Pick<Hold, 'createdAt' | 'id'> | undefined;
  limit: number;
}

/** The holds of a site, newest first. */
export async function listHolds(
  { db }: Pick<CheckoutServices, 'db'>,
  { site, since, status, leadId, seen, after, limit }: HoldQuery,
): Promise<Hold[]> {
  const rows = await db
    .$extendTables<CheckoutTables>()
    .selectFrom('checkout_holds')
    .selectAll()
    .where('site', '=', site)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date(0)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'held'))
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .$if(seen !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from lead_states as s where s.lead_id = checkout_holds.lead_id and ${seen})`,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at < ${after?.createdAt} or (created_at = ${after?.createdAt} and id > ${after?.id}::uuid))`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(holdOf);
}

/** Whether the database has the tables of holds: they are made when a site takes deposits. */
export async function hasHolds({ db }: Pick<CheckoutServices, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('checkout_holds') is not null as found`.execute(db);
  return rows[0]?.found === true;
}
