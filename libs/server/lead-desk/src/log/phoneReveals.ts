import type { Schema } from '@forecourt/database';
import type { Car } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';

/** A visitor asked for the number of a vehicle. Nothing of who that was. */
export interface PhoneReveal {
  site: string;
  /** Names one view of a page. */
  viewKey: string;
  car: Pick<Car, 'id' | 'dealership_id' | 'location_id'>;
  /** Path of the page. */
  page: string;
}

/** A logged one, as a dealer reads it. */
export interface LoggedReveal {
  at: Date;
  site: string;
  page: string;
  carId: number;
  /** Null for a vehicle that is not in the database any more. */
  car: string | null;
  locationId: number | null;
}

/** Logs a revealed number; false when the same view of the page has it logged already. Committed when this returns. (PR-08) */
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

/** The last revealed numbers of all sites, newest first. */
export async function listPhoneReveals(db: Kysely<Schema>, limit = 100): Promise<LoggedReveal[]> {
  const rows = await db
    .selectFrom('lead_log')
    .leftJoin('cars', 'cars.id', 'lead_log.car_id')
    .select(['lead_log.created_at', 'site', 'page', 'car_id', 'location_id', 'cars.car'])
    .where('kind', '=', 'phone-reveal')
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
