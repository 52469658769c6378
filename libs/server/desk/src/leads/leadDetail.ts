import { stockOf } from '@forecourt/api';
import type { LeadDetail, LeadEvent } from '@forecourt/desk-client';
import { leadEventKinds } from '@forecourt/desk-client/contracts';
import { leadPayloadSchema, type LeadPayload } from '@forecourt/lead';
import { channelOf, LEAD_TOPICS, readLeadDelivery, type LeadVehicle } from '@forecourt/lead-desk';
import { listStaff } from '@forecourt/staff';
import { findSubscriber } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import type { ReadCall } from '../http/DeskCall.ts';
import { answersOf } from './answersOf.ts';
import { leadFiles } from './leadFiles.ts';
import { leadRecords } from './leadRecords.ts';
import { leadRow, leadRows, stateRows } from './leadRows.ts';
import { answerTargetOf } from './answerTarget.ts';
import { sees, visible } from './visible.ts';

/** Other leads of a person that are shown with a lead. */
const RELATED = 20;

/**
 * A lead with all that is known of it, and of those that were merged into it; null if it does not exist or is not visible to the caller.
 *
 * @param alone leaves out what the merged ones have and whose it can be, as where each is told by itself.
 */
export async function leadDetail(
  call: ReadCall,
  id: string,
  { alone = false }: { alone?: boolean } = {},
): Promise<LeadDetail | null> {
  const { services, site, member } = call;
  const { db } = services;
  const own = sql`${visible(member)} and s.lead_id = ${id}::uuid`;
  const [row] = await stateRows(call, { where: own, order: sql`s.lead_id`, limit: 1, alone });
  if (!row) return null;
  const newest = { order: sql`s.created_at desc, s.lead_id desc`, limit: RELATED };
  const merged = await leadRows(call, {
    ...newest,
    where: sql`${visible(member)} and s.merged_into = ${id}::uuid`,
    limit: 200,
  });
  const ids = alone ? [id] : [id, ...merged.map((each) => each.id)];
  const said = await messagesOf(call, ids);
  const first = firstOf(said, id);
  if (!first) return null;
  const { payload } = first;
  const deliveries = await deliveriesOf(call, ids);
  const appointments = await db
    .selectFrom('appointments')
    .select(['location_id', 'starts_at', 'loan_car'])
    .where('lead_id', 'in', ids)
    .orderBy('starts_at')
    .execute();
  const person = sql`exists (select from lead_states as own where own.lead_id = any(${ids}::uuid[])
    and (own.email = s.email or own.phone = s.phone))`;
  const subscriber =
    row.email === null ? null : await findSubscriber(db, { site: site.slug, email: row.email });
  const { vehicle } = row;
  const staff = alone ? [] : await listStaff(db, { site: site.slug });
  return {
    ...leadRow(call, row, await answerTargetOf(call)),
    message: payload.message ?? '',
    preferred_contact: payload.PreferredContactMethod,
    url: payload.url,
    visited_pages: payload.lead_attributes.visited_pages,
    campaign: payload.lead_attributes.linked_query_params,
    said: said.map((message, at) => ({
      number: message.number,
      at: message.at.toISOString(),
      answers: answersOf(
        site,
        said.slice(0, at).flatMap((each) => (each.lead === message.lead ? each.payload : [])),
        message.payload,
      ),
    })),
    files: await leadFiles(
      call,
      ids,
      said.map((message) => message.payload),
    ),
    car: vehicle && (await carOf(call, vehicle, payload.car_id)),
    appointments: appointments.map(({ location_id, starts_at, loan_car }) => {
      const place = site.locations.find((each) => each.id === location_id);
      const zone = place?.timeZone ?? site.timeZone;
      return {
        ...{ location_id, location_name: place?.name ?? '', time_zone: zone, loan_car },
        starts_at: starts_at.toISOString(),
      };
    }),
    assignable: staff.filter((each) => sees(each, row)).map(({ id: own, name }) => ({ id: own, name })),
    deliveries: deliveries.map(({ reply: _, ...delivery }) => delivery),
    history: await historyOf(call, ids, deliveries),
    records: (await Promise.all(ids.map((each) => leadRecords(call, each)))).flat(),
    merged_into: row.merged_into,
    merged,
    related: await leadRows(call, {
      ...newest,
      where: sql`${visible(member)} and s.lead_id <> ${id}::uuid and s.merged_into is null and ${person}`,
    }),
    unsubscribed: subscriber && subscriber.wanted.length === 0,
  };
}

/** A message of a shopper. */
interface Said {
  /** Id of its lead. */
  lead: string;
  number: number;
  at: Date;
  payload: LeadPayload;
}

/** The messages of some leads, oldest first. */
export async function messagesOf(
  { services: { db } }: Pick<ReadCall, 'services'>,
  ids: readonly string[],
): Promise<Said[]> {
  const { rows } = await sql<{ lead: string; number: number; at: Date; payload: unknown }>`
    select id as lead, 1 as number, created_at as at, payload from leads where id = any(${ids}::uuid[])
    union all
    select lead_id, number, created_at, payload from lead_additions where lead_id = any(${ids}::uuid[])
    order by at, number
  `.execute(db);
  return rows.map(({ payload, ...message }) => ({ ...message, payload: leadPayloadSchema.parse(payload) }));
}

/** The message that a lead began with; its additions may have an earlier time, of another clock. */
export const firstOf = (said: readonly Said[], id: string): Said | undefined =>
  said.find(({ lead, number }) => lead === id && number === 1);

async function carOf({ services: { db }, site }: ReadCall, vehicle: LeadVehicle, id: number | null) {
  const now = await db
    .selectFrom('cars')
    .select(['id', 'status', 'removed_at'])
    .where('dealer', 'in', [...stockOf(site)])
    .where('slug', '=', vehicle.slug)
    .executeTakeFirst();
  return {
    id: now?.id ?? id,
    name: vehicle.name,
    stocknum: vehicle.stocknum,
    vin: vehicle.vin,
    regplate: vehicle.regplate ?? null,
    price_text: vehicle.price_text,
    status_text: vehicle.status_text ?? null,
    image: vehicle.image,
    url: new URL(`/cars/${encodeURIComponent(vehicle.slug)}`, site.origin).href,
    status_now: now && now.removed_at === null ? now.status : null,
  };
}

type Delivery = LeadDetail['deliveries'][number] & { reply: number | undefined };

async function deliveriesOf({ services: { db } }: ReadCall, ids: readonly string[]): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', 'in', LEAD_TOPICS)
    .where('key', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const delivery = readLeadDelivery(row.payload);
    return {
      id: row.id,
      number: delivery?.addition ?? 1,
      channel: channelOf(row.topic),
      state: row.done_at ? 'delivered' : row.failed_at ? 'failed' : 'waiting',
      attempts: row.attempts,
      at: (row.done_at ?? row.failed_at ?? row.created_at).toISOString(),
      error: row.done_at ? '' : (row.last_error ?? ''),
      reply: delivery?.reply,
    };
  });
}

async function historyOf(
  { services: { db } }: ReadCall,
  ids: readonly string[],
  deliveries: readonly Delivery[],
): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('desk_events')
    .leftJoin('staff', 'staff.id', 'desk_events.staff_id')
    .select(['desk_events.id', 'at', 'kind', 'staff_id', 'staff.name', 'data', 'lead_id', 'key'])
    .where('lead_id', 'in', ids)
    .orderBy('desk_events.id')
    .execute();
  return rows.flatMap((row) => {
    const kind = leadEventKinds.find((each) => each === row.kind);
    if (!kind) return [];
    // A merge is told by the lead that took the other in. The other one's entry is the write, which has a key.
    if (kind === 'merged' && row.lead_id !== ids[0] && row.key !== null) return [];
    const delivery = deliveries.find(({ reply }) => reply === row.id)?.state ?? null;
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind,
      by: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
      data: { ...row.data, ...(kind === 'replied' && { delivery }) },
    };
  });
}
