import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { appointmentPlaces } from './appointmentPlaces.ts';

/** A half-hour slot at a location, booked by a lead. */
export interface Appointment {
  locationId: number;
  start: Date;
  /** The day of it at the location, `YYYY-MM-DD`. */
  day: string;
  /** What a workshop takes in; null or omitted for a location that takes one shopper at a time. */
  workshop?: WorkshopDay | null;
}

/** A drop-off at a workshop, with the limits of its day. */
export interface WorkshopDay {
  /** Vehicles in a half hour, unless the desk has set another number. */
  vehicles: number;
  /** Vehicles a day; null for no limit. */
  vehiclesADay: number | null;
  /** Loan cars a day. */
  loanCars: number;
  /** Whether the shopper wants one of them. */
  loanCar: boolean;
  /** The day at the location: from its first instant to that of the next day. */
  from: Date;
  to: Date;
}

/** Other leads have booked all places of the half hour, or of the workshop's day. Nothing of this lead was stored. */
export class AppointmentTaken extends Error {
  constructor() {
    super('The appointment was taken by another lead.');
    this.name = 'AppointmentTaken';
  }
}

/** Other leads have booked all loan cars of the day. Nothing of this lead was stored. */
export class LoanCarTaken extends Error {
  constructor() {
    super('The last loan car of the day was taken by another lead.');
    this.name = 'LoanCarTaken';
  }
}

interface Booking {
  site: string;
  leadId: string;
  appointment: Appointment;
}

/**
 * Books an appointment in the lead's transaction; idempotent for the same lead. A half hour of a location has one place, at a workshop
 * as many as its config says, or as many as the desk has set for the location or the day. Of concurrent leads the first ones get them; another waits for their
 * commits, then an `AppointmentTaken` is thrown. The limits of a workshop's day are checked one lead after another.
 */
export async function bookAppointment(transaction: Kysely<Schema>, booking: Booking): Promise<void> {
  const { site, leadId, appointment } = booking;
  const { locationId, start, day, workshop = null } = appointment;
  if (workshop) await lockDay(transaction, booking, workshop);
  const wantsCar = workshop?.loanCar ?? false;
  const key = { site, location_id: locationId, starts_at: start, lead_id: leadId };
  const own = await transaction
    .selectFrom('appointments')
    .select('loan_car')
    .where(({ and }) => and(key))
    .executeTakeFirst();
  if (own && (own.loan_car || !wantsCar)) return;
  if (workshop) await checkDay(transaction, booking, { workshop, isNew: !own });
  if (own) {
    await transaction
      .updateTable('appointments')
      .set({ loan_car: true })
      .where(({ and }) => and(key))
      .execute();
    return;
  }
  const placesOf = await appointmentPlaces(transaction, {
    ...{ site, locationIds: [locationId], from: day, to: day },
  });
  const { places } = placesOf(locationId, workshop?.vehicles ?? 1).on(day);
  // All that are booked count, also on places above a number that was lowered since. A place that a concurrent lead took after this
  // statement began is a conflict; the next statement sees it as taken.
  for (let attempt = 0; attempt <= places; attempt += 1) {
    const { rows } = await sql`
      with taken as (
        select place from appointments where site = ${site} and location_id = ${locationId} and starts_at = ${start}
      )
      insert into appointments (site, location_id, starts_at, place, loan_car, lead_id)
      select ${site}, ${locationId}, ${start}, free.place, ${wantsCar}, ${leadId}
      from generate_series(1, ${places}::integer) as free (place)
      where free.place not in (select place from taken) and (select count(*) from taken) < ${places}
      order by free.place limit 1
      on conflict do nothing returning place
    `.execute(transaction);
    if (rows.length > 0) return;
  }
  throw new AppointmentTaken();
}

/** Leads that book a day of a workshop wait for each other, so that each sees what the others have booked. */
async function lockDay(
  transaction: Kysely<Schema>,
  { site, appointment: { locationId } }: Booking,
  { from }: WorkshopDay,
): Promise<void> {
  const day = `workshop/${site}/${locationId}/${from.toISOString()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${day}, 0))`.execute(transaction);
}

async function checkDay(
  transaction: Kysely<Schema>,
  { site, appointment: { locationId } }: Booking,
  { workshop: { from, to, ...limits }, isNew }: { workshop: WorkshopDay; isNew: boolean },
): Promise<void> {
  const booked = await transaction
    .selectFrom('appointments')
    .select('loan_car')
    .where('site', '=', site)
    .where('location_id', '=', locationId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .execute();
  if (isNew && limits.vehiclesADay !== null && booked.length >= limits.vehiclesADay)
    throw new AppointmentTaken();
  if (limits.loanCar && booked.filter(({ loan_car }) => loan_car).length >= limits.loanCars)
    throw new LoanCarTaken();
}

/** A half hour that somebody has booked. */
export interface BookedTime {
  start: Date;
  /** How many have booked it. */
  booked: number;
  /** How many of them have a loan car. */
  loanCars: number;
}

/** The booked half hours of a location from a given time, earliest first. */
export async function bookedAppointments(
  db: Kysely<Schema>,
  { site, locationId, from }: { site: string; locationId: number; from: Date },
): Promise<BookedTime[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(({ fn }) => [
      'starts_at',
      fn.countAll<string>().as('booked'),
      fn.countAll<string>().filterWhere('loan_car', '=', true).as('loan_cars'),
    ])
    .where('site', '=', site)
    .where('location_id', '=', locationId)
    .where('starts_at', '>=', from)
    .groupBy('starts_at')
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at: start, booked, loan_cars }) => ({
    start,
    booked: Number(booked),
    loanCars: Number(loan_cars),
  }));
}
