import { retryDeadLetters, type OutboxRow, type Schema } from '@forecourt/database';
import { oneLine } from '@forecourt/lead';
import { channelOf, LEAD_TOPICS, readLeadDelivery } from '@forecourt/lead-desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { visible } from '../leads/visible.ts';

type DeliveryCalls = 'deliveries' | 'retryDelivery' | 'retryAllDeliveries';

type Row = OutboxRow & { lead_name: string };

const STATES: Record<'failed' | 'waiting' | 'delivered', RawBuilder<unknown>> = {
  failed: sql`done_at is null and failed_at is not null`,
  waiting: sql`done_at is null and failed_at is null`,
  delivered: sql`done_at is not null`,
};

/** Deliveries of leads and answers, and retries of those that failed for good. */
export function deliveryHandlers(): DeskHandlers<DeliveryCalls> {
  return {
    async deliveries(call) {
      const { cursor, limit = 50, state } = call.request.query;
      const read = readCursor(cursor, 1);
      const before = Number(read?.[0] ?? Number.MAX_SAFE_INTEGER);
      if (read === 'bad' || !Number.isSafeInteger(before)) return refuse('badCursor');
      const { db } = call.services;
      const ofState = sql`${state ? STATES[state] : sql`true`} and outbox.id < ${before}`;
      const rows = await deliveriesOf(db, call, { where: ofState, limit: limit + 1 });
      const failed = await countOf(db, call, STATES.failed);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        deliveries: page.map((row) => ({
          id: row.id,
          lead_id: row.key,
          number: readLeadDelivery(row.payload)?.addition ?? 1,
          channel: channelOf(row.topic),
          state: row.done_at ? 'delivered' : row.failed_at ? 'failed' : 'waiting',
          attempts: row.attempts,
          accepted_at: row.created_at.toISOString(),
          next_attempt_at: row.done_at || row.failed_at ? null : row.next_attempt_at.toISOString(),
          ended_at: (row.done_at ?? row.failed_at)?.toISOString() ?? null,
          error: row.done_at ? '' : (row.last_error ?? ''),
          lead_name: oneLine(row.lead_name),
        })),
        next: rows.length > limit && last ? writeCursor([String(last.id)]) : null,
        failed,
      };
    },

    async retryDelivery(call) {
      const { id } = call.request.params;
      const retried = await retry(call, sql`outbox.id = ${id}`);
      return retried > 0 ? { done: true } : refuse('notFound');
    },

    async retryAllDeliveries(call) {
      return { retried: await retry(call, sql`true`) };
    },
  };
}

/** The deliveries that the caller may see, newest first. */
async function deliveriesOf(
  db: Kysely<Schema>,
  { site, member }: StaffCall,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with own as materialized (${ofSite(site.slug, where)})
    select own.*, concat_ws(' ', leads.payload ->> 'name', leads.payload ->> 'last_name') as lead_name
    from own join lead_states as s on s.lead_id = own.key::uuid join leads on leads.id = s.lead_id
    where ${visible(member)} order by own.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** How many deliveries the caller may see. */
async function countOf(
  db: Kysely<Schema>,
  { site, member }: StaffCall,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with own as materialized (${ofSite(site.slug, where)})
    select count(*) from own join lead_states as s on s.lead_id = own.key::uuid where ${visible(member)}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Deliveries of a site. Only keys of these topics are ids of leads, so they are chosen before they are read as ids. */
const ofSite = (site: string, where: RawBuilder<unknown>) => sql`
  select outbox.* from outbox
  where topic = any(${[...LEAD_TOPICS]}) and payload ->> 'site' = ${site} and ${where}`;

/** How many dead letters are retried in one transaction. */
const BATCH = 200;

/** Retries dead letters that the caller may see, newest first; returns how many. */
async function retry(call: StaffCall, which: RawBuilder<unknown>): Promise<number> {
  let retried = 0;
  for (let before: RawBuilder<unknown> = sql`true`; ;) {
    const { ids, last } = await retrySome(call, sql`${which} and ${before}`);
    retried += ids.length;
    call.services.wake();
    if (last === undefined) return retried;
    before = sql`outbox.id < ${last}`;
  }
}

/** Retries the newest of some dead letters, with their entries; `last` is that after which there may be more. */
async function retrySome(
  call: StaffCall,
  which: RawBuilder<unknown>,
): Promise<{ ids: number[]; last: number | undefined }> {
  const { services, site, member } = call;
  const now = services.now();
  return services.db.transaction().execute(async (transaction) => {
    const where = sql`${STATES.failed} and ${which}`;
    const dead = await deliveriesOf(transaction, call, { where, limit: BATCH });
    const ids = await retryDeadLetters(
      transaction,
      dead.map(({ id }) => id),
      now,
    );
    for (const { id, key } of dead.filter((row) => ids.includes(row.id)))
      await recordEvent(transaction, {
        site: site.slug,
        kind: 'retried',
        staffId: member.id,
        leadId: key,
        subject: String(id),
        now,
      });
    return { ids, last: dead.length < BATCH ? undefined : dead.at(-1)?.id };
  });
}
