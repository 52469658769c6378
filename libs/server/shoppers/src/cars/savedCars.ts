import { json } from '@forecourt/database';
import type { SavedCarFacts, Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** The most vehicles that one account saves at one site. (ruling 102) */
export const MOST_SAVED = 100;

/** A saved vehicle. */
export interface SavedCar extends SavedCarFacts {
  id: number;
  savedAt: Date;
  /** Empty without one. */
  note: string;
}

/** Whose list, at which site. */
export interface SavedList {
  shopperId: string;
  site: string;
}

/** The saved vehicles of an account at a site, in the order of saving. */
export async function savedCars(db: Kysely<Schema>, { shopperId, site }: SavedList): Promise<SavedCar[]> {
  const rows = await db
    .selectFrom('shopper_cars')
    .select(['car_id', 'saved_at', 'car', 'note'])
    .where('shopper_id', '=', shopperId)
    .where('site', '=', site)
    .orderBy('saved_at')
    .orderBy('car_id')
    .execute();
  return rows.map(({ car_id, saved_at, car, note }) => ({ ...car, id: car_id, savedAt: saved_at, note }));
}

/** Saves a vehicle; once more changes nothing. False if the list is full: it never drops a saved vehicle. */
export async function saveCar(
  db: Kysely<Schema>,
  {
    shopperId,
    site,
    car: { id, ...facts },
    now,
  }: SavedList & { car: SavedCarFacts & { id: number }; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Two tabs that save at once are counted one after another.
    await sql`select id from shoppers where id = ${shopperId} for update`.execute(transaction);
    const saved = await savedCars(transaction, { shopperId, site });
    if (saved.some((car) => car.id === id)) return true;
    if (saved.length >= MOST_SAVED) return false;
    const { name, slug, make, model, primary_image_url, saved_price } = facts;
    await transaction
      .insertInto('shopper_cars')
      .values({
        ...{ shopper_id: shopperId, site, car_id: id, saved_at: now },
        car: json({ name, slug, make, model, primary_image_url, saved_price }),
      })
      .execute();
    return true;
  });
}

/** Removes a vehicle; one that is not saved is no error. */
export async function removeCar(
  db: Kysely<Schema>,
  { shopperId, site, carId }: SavedList & { carId: number },
): Promise<void> {
  await db
    .deleteFrom('shopper_cars')
    .where('shopper_id', '=', shopperId)
    .where('site', '=', site)
    .where('car_id', '=', carId)
    .execute();
}

/**
 * Writes the note about a saved vehicle in the place of `before`. Nothing is written if the list has another note than that, or does not have
 * the vehicle.
 */
export async function noteCar(
  db: Kysely<Schema>,
  { shopperId, site, carId, note, before }: SavedList & { carId: number; note: string; before: string },
): Promise<'noted' | 'changed' | 'not saved'> {
  const inList = { shopper_id: shopperId, site, car_id: carId };
  const written = await db
    .updateTable('shopper_cars')
    .set({ note })
    .where((where) => where.and(inList))
    .where('note', 'in', [before, note])
    .returning('car_id')
    .executeTakeFirst();
  if (written) return 'noted';
  const saved = await db
    .selectFrom('shopper_cars')
    .select('car_id')
    .where((where) => where.and(inList))
    .executeTakeFirst();
  return saved ? 'changed' : 'not saved';
}
