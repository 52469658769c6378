import type { LeadStatus } from '@forecourt/desk-client';
import { isUuid } from '@forecourt/values';
import { sql, type RawBuilder } from 'kysely';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Answered, DeskCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { leadFilter, statusesOf } from './leadFilter.ts';
import { leadRow, stateRows, type StateRow } from './leadRows.ts';
import { targetOf } from './targetOf.ts';
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
    by: sql`(s.first_response_at is not null), s.created_at, s.lead_id`,
    after: ([at, id, answered]) =>
      sql`((s.first_response_at is not null), s.created_at, s.lead_id) > (${answered === 'answered'}, ${at}::timestamptz, ${id}::uuid)`,
    valuesOf: ({ created_at, lead_id, first_response_at }) => [
      created_at.toISOString(),
      lead_id,
      first_response_at === null ? 'waits' : 'answered',
    ],
  },
};

/** A page of the leads that somebody may see, with the counts of the filter. */
export async function listLeads(call: DeskCall<'leads'>): Promise<Answered<'leads'>> {
  const { request, services, member } = call;
  const { cursor, limit = 50, sort = 'newest', ...filter } = request.query;
  const { db } = services;
  const now = services.now();
  const order = orders[sort];
  const read = readCursor(cursor, sort === 'due' ? 3 : 2);
  if (read === 'bad' || (read && !isPlace(read))) return refuse('badCursor');
  const targetMinutes = await targetOf(call);
  const where = leadFilter(filter, { member, now, targetMinutes });
  const statuses = statusesOf(filter);
  // One pass counts the filter and lists the categories, which do not depend on it.
  const { rows: counted } = await sql<{ status: LeadStatus; category: string; leads: number }>`
    select s.status, s.category, count(*) filter (where ${where}) as leads from lead_states as s
    where ${visible(member)} group by s.status, s.category
  `.execute(db);
  const countOf = (status: LeadStatus) =>
    counted.reduce((sum, each) => (each.status === status ? sum + each.leads : sum), 0);
  const ofStatus = sql`${where} and s.status = any(${[...statuses]})`;
  const rows = await stateRows(call, {
    where: read ? sql`${ofStatus} and ${order.after(read)}` : ofStatus,
    order: order.by,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    leads: page.map((row) => leadRow(call, row, targetMinutes)),
    next: rows.length > limit && last ? writeCursor(order.valuesOf(last)) : null,
    total: statuses.reduce((sum, status) => sum + countOf(status), 0),
    counts: {
      new: countOf('new'),
      open: countOf('open'),
      waiting: countOf('waiting'),
      won: countOf('won'),
      lost: countOf('lost'),
      spam: countOf('spam'),
    },
    categories: [...new Set(counted.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b)),
    at: now.toISOString(),
  };
}

/** Whether a cursor has a time and an id, which PostgreSQL would otherwise refuse. */
function isPlace([at = '', id = '']: readonly string[]): boolean {
  return !Number.isNaN(Date.parse(at)) && isUuid(id);
}
