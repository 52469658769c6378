import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** A half hour of a place that a lead books. */
export interface Appointment {
  locationId: number;
  start: Date;
}

/** Somebody else booked the half hour first. Nothing of the lead was kept. */
export class AppointmentTaken extends Error {
  constructor() {
    super('The appointment was taken by another lead.');
    this.name = 'AppointmentTaken';
  }
}

/**
 * Books an appointment for a lead in the lead's own transaction; one that the lead has already stays its own. Of two leads at once the
 * first has it; the other waits for the first's commit, and then an `AppointmentTaken` is thrown.
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

/** The starts of a place's booked appointments from a moment on, soonest first. */
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
