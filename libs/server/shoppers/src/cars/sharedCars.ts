import { randomBytes } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { savedCars, type SavedCar, type SavedList } from './savedCars.ts';

/** The link by which an account shares its list at a site. */
export interface SharedList {
  /** The secret of the link: 256 bits, base64url. */
  token: string;
  withNotes: boolean;
}

/** The link of a list; null if it is not shared. */
export async function shareOf(
  db: Kysely<Schema>,
  { shopperId, site }: SavedList,
): Promise<SharedList | null> {
  const row = await db
    .selectFrom('shopper_shares')
    .select(['token', 'with_notes'])
    .where('shopper_id', '=', shopperId)
    .where('site', '=', site)
    .executeTakeFirst();
  return row ? { token: row.token, withNotes: row.with_notes } : null;
}

/** Shares a list. One that is shared keeps its link, with or without notes as asked for now. */
export async function shareList(
  db: Kysely<Schema>,
  { shopperId, site, withNotes, now }: SavedList & { withNotes: boolean; now: Date },
): Promise<SharedList> {
  const { token } = await db
    .insertInto('shopper_shares')
    .values({
      ...{ shopper_id: shopperId, site, token: randomBytes(32).toString('base64url') },
      ...{ with_notes: withNotes, created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'site']).doUpdateSet({ with_notes: withNotes }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return { token, withNotes };
}

/** Ends a link for good; sharing the list again makes another one. */
export async function unshareList(db: Kysely<Schema>, { shopperId, site }: SavedList): Promise<void> {
  await db
    .deleteFrom('shopper_shares')
    .where('shopper_id', '=', shopperId)
    .where('site', '=', site)
    .execute();
}

/** The list that a link of a site shows, without notes unless its owner shares them; null if there is no such link. */
export async function sharedCars(
  db: Kysely<Schema>,
  { site, token }: { site: string; token: string },
): Promise<SavedCar[] | null> {
  const row = await db
    .selectFrom('shopper_shares')
    .select(['shopper_id', 'with_notes'])
    .where('token', '=', token)
    .where('site', '=', site)
    .executeTakeFirst();
  if (!row) return null;
  const cars = await savedCars(db, { shopperId: row.shopper_id, site });
  return row.with_notes ? cars : cars.map((car) => ({ ...car, note: '' }));
}
