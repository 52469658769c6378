import type { Schema } from '@forecourt/database';
import { isExcluded, publicCar, type Car } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';
import { stockOf, type ApiSite } from '../ApiSite.ts';

/**
 * The car of a site by its slug, else by its id: links name it either way (ruling 14). Null when the site has none, or does
 * not show it, or its feed dropped it. It is for shoppers: private facts that the site does not publish are `null`.
 */
export async function findCarBySlug(db: Kysely<Schema>, site: ApiSite, slug: string): Promise<Car | null> {
  const row = await listed(db, site).where('slug', '=', slug).executeTakeFirst();
  if (row || !/^\d{1,15}$/.test(slug)) return shown(row, site);
  return findShownCarById(db, site, Number(slug));
}

/** The same by its id. */
export async function findShownCarById(db: Kysely<Schema>, site: ApiSite, id: number): Promise<Car | null> {
  return shown(await listed(db, site).where('id', '=', id).executeTakeFirst(), site);
}

function shown(row: { id: number; car: Car } | undefined, site: ApiSite): Car | null {
  return row && isShown(row.car, site) ? publicCar({ ...row.car, id: row.id }, site.publish) : null;
}

function isShown(car: Car, { excludeStock = [] }: ApiSite): boolean {
  return car.show_on_dealer_website && !isExcluded(car, excludeStock);
}

/**
 * The car of a site by its id, also one that left the feed a moment ago: a shopper may still be looking at its page, and
 * the question about it is worth as much. It is for the dealer's own mail, with everything that is private.
 */
export async function findCarById(db: Kysely<Schema>, site: ApiSite, id: number): Promise<Car | null> {
  const row = await cars(db, site).where('id', '=', id).executeTakeFirst();
  return row ? { ...row.car, id: row.id } : null;
}

function listed(db: Kysely<Schema>, site: ApiSite) {
  return cars(db, site).where('removed_at', 'is', null);
}

function cars(db: Kysely<Schema>, site: ApiSite) {
  return db
    .selectFrom('cars')
    .select(['id', 'car'])
    .where('dealer', 'in', [...stockOf(site)]);
}
