import type { LeadStatus } from '@forecourt/desk-client';
import { isUuid } from '@forecourt/values';
import { sql, type RawBuilder } from 'kysely';
import { isTime, readCursor, writeCursor } from '../http/cursor.ts';
import type { Answered, DeskCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { answerTargetOf, type AnswerTarget } from './answerTarget.ts';
import { isDue, isSnoozed, leadFilter, statusesOf } from './leadFilter.ts';
import { leadRow, shownOfPage, type StateRow, type WhichRows } from './leadRows.ts';
import { visible } from './visible.ts';

/** A row of the list; `due` is of the order by what is due. */
type ListedRow = StateRow & { due: Date };

/** An order of the list, with the values by which a page begins after the last row of the one before. */
interface Order {
  by: RawBuilder<unknown>;
  after(values: readonly string[]): RawBuilder<unknown>;
  valuesOf(row: ListedRow): string[];
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
    by: sql`s.due, s.created_at, s.lead_id`,
    after: ([at, id, due]) =>
      sql`(s.due, s.created_at, s.lead_id) > (${due}::timestamptz, ${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ created_at, lead_id, due }) => [created_at.toISOString(), lead_id, due.toISOString()],
  },
};

/** After all that are due. */
const NEVER = '9999-12-31T00:00:00.000Z';

/** Leads that were late so many days ago are in the order of their arrival, before the others. */
const LATE_DAYS = 30;

/** When the first answer of a lead is due, and what it needs of the statement. */
interface Due {
  clocks: RawBuilder<unknown>;
  joined: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

/** For an order that does not ask for it. */
const NOT_ASKED: Due = { clocks: sql``, joined: sql``, at: sql`${NEVER}::timestamptz` };

function dueOf(target: AnswerTarget, now: Date): Due {
  const { clocks, joined, isBefore, openMs, instantOf } = target.dueTime(now, LATE_DAYS);
  const arrived = sql`s.created_at`;
  const minutes = sql`${target.minutes}::float8`;
  const due = instantOf(sql`(${openMs(arrived)} + ${minutes} * 60000)`);
  const always = sql`${arrived} + ${minutes} * interval '1 minute'`;
  return {
    clocks: sql`${clocks},`,
    joined,
    at: sql`case when not ${isDue} then ${NEVER}::timestamptz when ${isBefore(arrived)} then date_trunc('milliseconds', ${arrived})
      else date_trunc('milliseconds', coalesce(${due}, ${always})) end`,
  };
}

/** A page of the leads that somebody may see, with the counts of the filter. */
export async function listLeads(call: DeskCall<'leads'>): Promise<Answered<'leads'>> {
  const { request, services, member } = call;
  const { cursor, limit = 50, sort = 'newest', snoozed = 'hide', ...filter } = request.query;
  const now = services.now();
  const order = orders[sort];
  const read = readCursor(cursor, sort === 'due' ? 3 : 2);
  if (read === 'bad' || (read && !isPlace(read))) return refuse('badCursor');
  const target = await answerTargetOf(call);
  const statuses = statusesOf(filter);
  const asked = sql`s.status = any(${[...statuses]})
    and ${snoozed === 'show' ? sql`true` : sql`s.snoozed = ${snoozed === 'only'}`}`;
  const {
    rows: answered,
    counts,
    categories,
  } = await found(call, {
    where: leadFilter({ ...filter, snoozed: 'show' }, { member, now, target }),
    onPage: read ? sql`${asked} and ${order.after(read)}` : asked,
    order: order.by,
    limit: limit + 1,
    due: sort === 'due' ? dueOf(target, now) : NOT_ASKED,
    now,
  });
  const count = (status: LeadStatus, isAsleep: boolean) =>
    counts.find((each) => each.status === status && each.snoozed === isAsleep)?.leads ?? 0;
  const countAll = (isAsleep: boolean) => ({
    new: count('new', isAsleep),
    open: count('open', isAsleep),
    waiting: count('waiting', isAsleep),
    won: count('won', isAsleep),
    lost: count('lost', isAsleep),
    spam: count('spam', isAsleep),
  });
  const isAsked = (each: Found['counts'][number]) =>
    statuses.includes(each.status) && (snoozed === 'show' || each.snoozed === (snoozed === 'only'));
  const page = answered.slice(0, limit);
  const last = page.at(-1);
  return {
    leads: page.map((row) => leadRow(call, row, target)),
    next: answered.length > limit && last ? writeCursor(order.valuesOf(last)) : null,
    total: counts.filter(isAsked).reduce((sum, { leads }) => sum + leads, 0),
    counts: countAll(false),
    snoozed: countAll(true),
    categories: categories.toSorted((a, b) => a.localeCompare(b)),
    at: now.toISOString(),
  };
}

/** What a filter finds: a page of it, how many leads of each status, and the categories of all that somebody may see. */
interface Found {
  rows: ListedRow[];
  counts: { status: LeadStatus; snoozed: boolean; leads: number }[];
  categories: string[];
}

/**
 * Reads the leads once for the page and for the counts, because a search has to read the text of each.
 *
 * @param which `where` without what is snoozed; `onPage` is the condition for the page, about the columns of `found`.
 */
async function found(
  { services: { db }, member }: DeskCall<'leads'>,
  { where, onPage, order, limit, due, now }: WhichRows & { onPage: RawBuilder<unknown>; due: Due; now: Date },
): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'rows'> & (ListedRow | { lead_id: null })>`
    with ${due.clocks} found as materialized (
      select s.lead_id, s.status, s.created_at, s.updated_at, ${isSnoozed(now)} as snoozed, ${due.at} as due
      from lead_states as s ${due.joined} where ${where}
    ), page as materialized (
      select s.lead_id, s.due, row_number() over (order by ${order}) as place from found as s
      where ${onPage} order by ${order} limit ${limit}
    ), counted as (select status, snoozed, count(*) as leads from found group by status, snoozed)
    select shown.*, page.due, coalesce((select jsonb_agg(to_jsonb(counted)) from counted), '[]') as counts,
      array(select distinct s.category from lead_states as s where ${visible(member)}) as categories
    from (select 1) as always left join (${shownOfPage(member)}) as shown on true left join page using (lead_id)
    order by shown.place
  `.execute(db);
  // A page without leads is one row without a lead.
  const [first] = rows;
  return {
    counts: first?.counts ?? [],
    categories: first?.categories ?? [],
    rows: rows.filter((row): row is (typeof rows)[number] & ListedRow => row.lead_id !== null),
  };
}

/** Whether a cursor has an id between times, which PostgreSQL would otherwise refuse. */
function isPlace([at = '', id = '', due = at]: readonly string[]): boolean {
  return isTime(at) && isUuid(id) && isTime(due);
}
