import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** A half-hour slot at a location, booked by a lead. */
export interface Appointment {
  locationId: number;
  start: Date;
}

/** Another lead has booked the half hour. Nothing of this lead was stored. */
export class AppointmentTaken extends Error {
  constructor() {
    super('The appointment was taken by another lead.');
    this.name = 'AppointmentTaken';
  }
}

/**
 * Books an appointment in the lead's transaction; idempotent for the same lead. Of two concurrent leads the
 * first gets it; the other waits for that commit, then an `AppointmentTaken` is thrown.
 */
export async function bookAppointment(
  transaction: Kysely<Schema>,
  { site, leadId, appointment }: { site: string; leadId: string; appointment: Appointment },
): Promise<void> {
  const booked = await transaction
    .insertInto('appointments')
    .values({ site, location_id: appointment.locationId, starts_at: appointment.start, lead_id: leadId })
    .onConflict((conflict) => conflict.columns(['site', 'location_id', 'starts_at']).doNothing())
    .returning('lead_id')
    .executeTakeFirst();
  if (booked) return;
  const holder = await transaction
    .selectFrom('appointments')
    .select('lead_id')
    .where('site', '=', site)
    .where('location_id', '=', appointment.locationId)
    .where('starts_at', '=', appointment.start)
    .executeTakeFirst();
  if (holder?.lead_id !== leadId) throw new AppointmentTaken();
}

/** Start times of a location's booked appointments from a given time, earliest first. */
export async function bookedAppointments(
  db: Kysely<Schema>,
  { site, locationId, from }: { site: string; locationId: number; from: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where('site', '=', site)
    .where('location_id', '=', locationId)
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}
