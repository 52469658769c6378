import type { LeadStatus } from '@forecourt/desk-client';
import { isUuid } from '@forecourt/values';
import { sql, type RawBuilder } from 'kysely';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Answered, DeskCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { answerTargetOf } from './answerTarget.ts';
import { isDue, leadFilter, OPEN, statusesOf } from './leadFilter.ts';
import { leadRow, shownOfPage, type StateRow, type WhichRows } from './leadRows.ts';
import { visible } from './visible.ts';

/** An order of the list, with the values by which a page begins after the last row of the one before. */
interface Order {
  by: RawBuilder<unknown>;
  after(values: readonly string[]): RawBuilder<unknown>;
  valuesOf(row: StateRow): string[];
}

const orders: Record<'newest' | 'oldest' | 'updated' | 'due', Order> = {
  newest: {
    by: sql`s.created_at desc, s.lead_id desc`,
    after: ([at, id]) => sql`(s.created_at, s.lead_id) < (${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ created_at, lead_id }) => [created_at.toISOString(), lead_id],
  },
  oldest: {
    by: sql`s.created_at, s.lead_id`,
    after: ([at, id]) => sql`(s.created_at, s.lead_id) > (${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ created_at, lead_id }) => [created_at.toISOString(), lead_id],
  },
  updated: {
    by: sql`s.updated_at desc, s.lead_id desc`,
    after: ([at, id]) => sql`(s.updated_at, s.lead_id) < (${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ updated_at, lead_id }) => [updated_at.toISOString(), lead_id],
  },
  due: {
    by: sql`(not ${isDue}), s.created_at, s.lead_id`,
    after: ([at, id, due]) =>
      sql`((not ${isDue}), s.created_at, s.lead_id) > (${due !== 'due'}, ${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ created_at, lead_id, first_response_at, status }) => [
      created_at.toISOString(),
      lead_id,
      first_response_at === null && OPEN.includes(status) ? 'due' : 'not due',
    ],
  },
};

/** A page of the leads that somebody may see, with the counts of the filter. */
export async function listLeads(call: DeskCall<'leads'>): Promise<Answered<'leads'>> {
  const { request, services, member } = call;
  const { cursor, limit = 50, sort = 'newest', ...filter } = request.query;
  const now = services.now();
  const order = orders[sort];
  const read = readCursor(cursor, sort === 'due' ? 3 : 2);
  if (read === 'bad' || (read && !isPlace(read))) return refuse('badCursor');
  const target = await answerTargetOf(call);
  const statuses = statusesOf(filter);
  const {
    rows: answered,
    counts,
    categories,
  } = await found(call, {
    where: leadFilter(filter, { member, now, target }),
    onPage: read ? sql`${ofStatus(statuses)} and ${order.after(read)}` : ofStatus(statuses),
    order: order.by,
    limit: limit + 1,
  });
  const countOf = (status: LeadStatus) => counts[status] ?? 0;
  const page = answered.slice(0, limit);
  const last = page.at(-1);
  return {
    leads: page.map((row) => leadRow(call, row, target)),
    next: answered.length > limit && last ? writeCursor(order.valuesOf(last)) : null,
    total: statuses.reduce((sum, status) => sum + countOf(status), 0),
    counts: {
      new: countOf('new'),
      open: countOf('open'),
      waiting: countOf('waiting'),
      won: countOf('won'),
      lost: countOf('lost'),
      spam: countOf('spam'),
    },
    categories: categories.toSorted((a, b) => a.localeCompare(b)),
    at: now.toISOString(),
  };
}

const ofStatus = (statuses: readonly LeadStatus[]) => sql`s.status = any(${[...statuses]})`;

/** What a filter finds: a page of it, how many leads of each status, and the categories of all that somebody may see. */
interface Found {
  rows: StateRow[];
  counts: Partial<Record<LeadStatus, number>>;
  categories: string[];
}

/**
 * Reads the leads once for the page and for the counts, because a search has to read the text of each.
 *
 * @param which `onPage` is the condition for the page, about the columns of `found`.
 */
async function found(
  { services: { db }, member }: DeskCall<'leads'>,
  { where, onPage, order, limit }: WhichRows & { onPage: RawBuilder<unknown> },
): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'rows'> & (StateRow | { lead_id: null })>`
    with found as materialized (
      select s.lead_id, s.status, s.created_at, s.updated_at, s.first_response_at from lead_states as s where ${where}
    ), page as materialized (
      select s.lead_id, row_number() over (order by ${order}) as place from found as s
      where ${onPage} order by ${order} limit ${limit}
    ), counted as (select status, count(*) as leads from found group by status)
    select shown.*, coalesce((select jsonb_object_agg(status, leads) from counted), '{}') as counts,
      array(select distinct s.category from lead_states as s where ${visible(member)}) as categories
    from (select 1) as always left join (${shownOfPage(member)}) as shown on true order by shown.place
  `.execute(db);
  // A page without leads is one row without a lead.
  const [first] = rows;
  return {
    counts: first?.counts ?? {},
    categories: first?.categories ?? [],
    rows: rows.filter((row): row is (typeof rows)[number] & StateRow => row.lead_id !== null),
  };
}

/** Whether a cursor has a time and an id, which PostgreSQL would otherwise refuse. */
function isPlace([at = '', id = '']: readonly string[]): boolean {
  return !Number.isNaN(Date.parse(at)) && isUuid(id);
}
