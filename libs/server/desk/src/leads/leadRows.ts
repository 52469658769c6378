import type { LeadRow, LeadStatus } from '@forecourt/desk-client';
import { oneLine } from '@forecourt/lead';
import { LEAD_TOPICS, type LeadVehicle } from '@forecourt/lead-desk';
import { sql, type RawBuilder } from 'kysely';
import type { Member, ReadCall } from '../http/DeskCall.ts';
import { OPEN } from './leadFilter.ts';
import { answerTargetOf, type AnswerTarget } from './answerTarget.ts';
import { contactOf } from './contact.ts';
import { visible } from './visible.ts';

/** A row of `lead_states` with what its list shows. */
export interface StateRow {
  lead_id: string;
  created_at: Date;
  updated_at: Date;
  version: number;
  status: LeadStatus;
  category: string;
  department: LeadRow['department'];
  location_id: number | null;
  messages: number;
  vehicle: LeadVehicle | null;
  assignee: string | null;
  assignee_name: string | null;
  snoozed_until: Date | null;
  first_response_at: Date | null;
  merged_into: string | null;
  name: string;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  appointment_at: Date | null;
  /** Where that is. */
  appointment_place: number | null;
  delivery: LeadRow['delivery'];
}

/** Which rows, in which order. */
export interface WhichRows {
  /** A condition about `lead_states as s`. */
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
  /** Whether what was merged into a lead is left out. Default: no. */
  alone?: boolean;
}

/** What a list shows somebody of the leads of `page (lead_id, place)`, with their place. */
export const shownOfPage = (member: Member, { alone = false }: Pick<WhichRows, 'alone'> = {}) => sql`
  select page.place, s.lead_id, s.created_at, s.updated_at, s.version, s.status, s.category, s.department, s.location_id, s.messages,
    s.vehicle, s.assignee, staff.name as assignee_name, s.snoozed_until, s.first_response_at, s.merged_into,
    leads.payload ->> 'name' as name, leads.payload ->> 'last_name' as last_name, ${contactOf(member, 'email', { alone })} as email,
    ${contactOf(member, 'phone', { alone })} as phone, left(leads.payload ->> 'message', 400) as message,
    booked.starts_at as appointment_at, booked.location_id as appointment_place,
    (select case when bool_or(failed_at is not null and done_at is null) then 'failed'
        when bool_or(done_at is null) then 'waiting' when count(*) > 0 then 'delivered' end
      from outbox where topic = any(${[...LEAD_TOPICS]}) and key = s.lead_id::text) as delivery
  from page join lead_states as s using (lead_id) join leads on leads.id = s.lead_id
  left join staff on staff.id = s.assignee
  left join lateral (
    select starts_at, appointments.location_id from appointments where appointments.lead_id in (
      select s.lead_id ${alone ? sql`` : sql`union all select m.lead_id from lead_states as m where m.merged_into = s.lead_id and ${visible(member, 'm')}`}
    ) order by starts_at desc limit 1
  ) as booked on true`;

/** Reads rows: the states first, and the rest for the rows of the page alone. */
export async function stateRows(
  { services: { db }, member }: ReadCall,
  { where, order, limit, alone }: WhichRows,
): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    with page as materialized (
      select s.lead_id, row_number() over (order by ${order}) as place from lead_states as s
      where ${where} order by ${order} limit ${limit}
    )
    ${shownOfPage(member, { alone })} order by page.place
  `.execute(db);
  return rows;
}

/** Rows as the contract has them. */
export async function leadRows(call: ReadCall, which: WhichRows): Promise<LeadRow[]> {
  const target = await answerTargetOf(call);
  return (await stateRows(call, which)).map((row) => leadRow(call, row, target));
}

/** A row as the contract has it. */
export function leadRow({ services: { now }, site }: ReadCall, row: StateRow, target: AnswerTarget): LeadRow {
  const due = row.first_response_at === null && OPEN.includes(row.status) ? target.dueAt(row) : null;
  const placeOf = (own: number | null) => site.locations.find(({ id }) => id === own);
  const location = placeOf(row.location_id);
  const told = row.appointment_at === null ? location : placeOf(row.appointment_place);
  const waited = row.first_response_at && target.waited(row, row.first_response_at);
  const { vehicle } = row;
  return {
    id: row.lead_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    status: row.status,
    category: row.category,
    department: row.department,
    name: oneLine([row.name, row.last_name].filter(Boolean).join(' ')),
    email: row.email || null,
    phone: row.phone || null,
    excerpt: (row.message ?? '').replace(/\s+/g, ' ').trim().slice(0, 160),
    messages: row.messages,
    vehicle: vehicle && { name: vehicle.name, image: vehicle.image, price_text: vehicle.price_text },
    location: location ? { id: location.id, name: location.name } : null,
    assignee: row.assignee === null ? null : { id: row.assignee, name: row.assignee_name ?? '' },
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    appointment_at: row.appointment_at?.toISOString() ?? null,
    time_zone: told?.timeZone ?? site.timeZone,
    due_at: due && due.toISOString(),
    overdue: due !== null && due < now(),
    first_response_minutes: waited === null ? null : Math.round(waited * 10) / 10,
    delivery: row.delivery,
  };
}
