import type { Schema } from '@forecourt/database';
import type { Car } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';

/** A visitor revealed the phone number of a vehicle. Contains no personal data. */
export interface PhoneReveal {
  site: string;
  /** Id of one page view. */
  viewKey: string;
  car: Pick<Car, 'id' | 'dealership_id' | 'location_id'>;
  /** Path of the page. */
  page: string;
}

/** A logged reveal, as shown to the dealer. */
export interface LoggedReveal {
  at: Date;
  site: string;
  page: string;
  carId: number;
  /** Null for a vehicle that is no longer in the database. */
  car: string | null;
  locationId: number | null;
}

/** Logs a reveal; false when it is already logged for the same page view. Committed when this returns. (PR-08) */
export async function logPhoneReveal(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { site, viewKey, car, page }: PhoneReveal,
): Promise<boolean> {
  const logged = await db
    .insertInto('lead_log')
    .values({
      site,
      kind: 'phone-reveal',
      view_key: viewKey,
      car_id: car.id,
      dealership_id: car.dealership_id,
      location_id: car.location_id,
      page,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'view_key', 'car_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return logged !== undefined;
}

/** Which reveals are listed. */
export interface WhichReveals {
  /** Slug of a site; all of them by default. */
  site?: string;
  /** Ids of locations; all of them by default, and null. */
  locationIds?: readonly number[] | null;
  /** 100 by default. */
  limit?: number;
}

/** The last revealed numbers, newest first. */
export async function listPhoneReveals(
  db: Kysely<Schema>,
  { site, locationIds = null, limit = 100 }: WhichReveals = {},
): Promise<LoggedReveal[]> {
  const rows = await db
    .selectFrom('lead_log')
    .leftJoin('cars', 'cars.id', 'lead_log.car_id')
    .select(['lead_log.created_at', 'site', 'page', 'car_id', 'location_id', 'cars.car'])
    .where('kind', '=', 'phone-reveal')
    .$if(site !== undefined, (query) => query.where('site', '=', site ?? ''))
    .$if(locationIds !== null, (query) => query.where('location_id', 'in', [...(locationIds ?? [])]))
    .orderBy('lead_log.created_at', 'desc')
    .orderBy('lead_log.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    site: row.site,
    page: row.page,
    carId: row.car_id,
    car: row.car && [row.car.name, row.car.stocknum && `(${row.car.stocknum})`].filter(Boolean).join(' '),
    locationId: row.location_id,
  }));
}
