import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** A half-hour slot at a location, booked by a lead. */
export interface Appointment {
  locationId: number;
  start: Date;
}

/** Other leads have booked all places of the half hour. Nothing of this lead was stored. */
export class AppointmentTaken extends Error {
  constructor() {
    super('The appointment was taken by another lead.');
    this.name = 'AppointmentTaken';
  }
}

/**
 * Books an appointment in the lead's transaction; idempotent for the same lead. A half hour of a location has one place, or as many as
 * the desk has set. Of concurrent leads the first ones get them; another waits for their commits, then an `AppointmentTaken` is thrown.
 */
export async function bookAppointment(
  transaction: Kysely<Schema>,
  {
    site,
    leadId,
    appointment: { locationId, start },
  }: { site: string; leadId: string; appointment: Appointment },
): Promise<void> {
  const own = await transaction
    .selectFrom('appointments')
    .select('place')
    .where('site', '=', site)
    .where('location_id', '=', locationId)
    .where('starts_at', '=', start)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (own) return;
  const capacity = await transaction
    .selectFrom('appointment_capacity')
    .select('places')
    .where('site', '=', site)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  const places = capacity?.places ?? 1;
  // A place that a concurrent lead took after this statement began is a conflict; the next statement sees it as taken.
  for (let attempt = 0; attempt <= places; attempt += 1) {
    const { rows } = await sql`
      insert into appointments (site, location_id, starts_at, place, lead_id)
      select ${site}, ${locationId}, ${start}, free.place, ${leadId}
      from generate_series(1, ${places}::integer) as free (place)
      where not exists (
        select from appointments as taken where taken.site = ${site} and taken.location_id = ${locationId}
          and taken.starts_at = ${start} and taken.place = free.place
      )
      order by free.place limit 1
      on conflict do nothing returning place
    `.execute(transaction);
    if (rows.length > 0) return;
  }
  throw new AppointmentTaken();
}

/** Start times of a location without a free place from a given time, earliest first. */
export async function bookedAppointments(
  db: Kysely<Schema>,
  { site, locationId, from }: { site: string; locationId: number; from: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from appointments
    where site = ${site} and location_id = ${locationId} and starts_at >= ${from}
    group by starts_at
    having count(*) >= coalesce(
      (select places from appointment_capacity where site = ${site} and location_id = ${locationId}), 1)
    order by starts_at
  `.execute(db);
  return rows.map(({ starts_at }) => starts_at);
}
