import { oneLine } from '@forecourt/lead';
import type { LeadVehicle } from '@forecourt/lead-desk';
import { zonedIso } from '@forecourt/location';
import { sql, type RawBuilder } from 'kysely';
import type { StaffCall } from '../http/DeskCall.ts';
import { contactOf } from '../leads/contact.ts';

/** The most rows of a file, and how many are read at a time. */
const ROWS = 50_000;
const BATCH = 1_000;

interface Row {
  lead_id: string;
  created_at: Date;
  status: string;
  category: string;
  department: string;
  location_id: number | null;
  assignee: string | null;
  first_response_at: Date | null;
  vehicle: LeadVehicle | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
}

const COLUMNS: Readonly<Record<string, (row: Row, call: StaffCall) => string | null | undefined>> = {
  lead: (row) => row.lead_id,
  received: (row, call) => timeOf(row.created_at, call),
  status: (row) => row.status,
  category: (row) => row.category,
  department: (row) => row.department,
  location: (row, { site }) => site.locations.find(({ id }) => id === row.location_id)?.name,
  name: (row) => oneLine(row.name),
  email: (row) => row.email,
  phone: (row) => row.phone,
  message: (row) => row.message,
  vehicle: (row) => row.vehicle?.name,
  stock_number: (row) => row.vehicle?.stocknum,
  assigned_to: (row) => row.assignee,
  first_answer: (row, call) => row.first_response_at && timeOf(row.first_response_at, call),
  time_zone: (_row, { site }) => site.timeZone,
};

/** A moment as a spreadsheet reads it, in the zone of the dealership. @example timeOf(start, call) // '2026-11-24 10:30' */
const timeOf = (at: Date, { site }: StaffCall): string =>
  zonedIso(at, site.timeZone).slice(0, 16).replace('T', ' ');

/** The leads of a filter as CSV, newest first, in parts: UTF-8 with a byte order mark, as spreadsheets expect. */
export async function* leadsCsv(call: StaffCall, where: RawBuilder<unknown>): AsyncGenerator<string> {
  yield `\uFEFF${Object.keys(COLUMNS).join(',')}\r\n`;
  let after: RawBuilder<unknown> = sql`true`;
  for (let written = 0; written < ROWS; written += BATCH) {
    const { rows } = await sql<Row>`
      select s.lead_id, s.created_at, s.status, s.category, s.department, s.location_id, staff.name as assignee,
        s.first_response_at, s.vehicle, concat_ws(' ', leads.payload ->> 'name', leads.payload ->> 'last_name') as name,
        ${contactOf(call.member, 'email')} as email, ${contactOf(call.member, 'phone')} as phone, leads.payload ->> 'message' as message
      from lead_states as s join leads on leads.id = s.lead_id left join staff on staff.id = s.assignee
      where ${where} and ${after} order by s.created_at desc, s.lead_id desc limit ${BATCH}
    `.execute(call.services.db);
    yield rows.map((row) => lineOf(row, call)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(s.created_at, s.lead_id) < (${last.created_at}, ${last.lead_id}::uuid)`;
  }
}

function lineOf(row: Row, call: StaffCall): string {
  const cells = Object.values(COLUMNS).map((column) => csvCell(column(row, call) ?? ''));
  return `${cells.join(',')}\r\n`;
}

/** A cell of CSV. One that a spreadsheet would run as a formula has an apostrophe before it. */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
