import type { Schema } from '@forecourt/database';
import { isExcluded, publicCar, type Car } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';
import { stockOf, type ApiSite } from '../ApiSite.ts';

/**
 * The car of a site by its slug, else by its id, because links use both (ruling 14). Null if the site does not have or show it, or if it
 * left the feed. For shoppers: private facts that the site does not publish are null.
 */
export async function findCarBySlug(db: Kysely<Schema>, site: ApiSite, slug: string): Promise<Car | null> {
  const row = await listed(db, site).where('slug', '=', slug).executeTakeFirst();
  return row ? shown(row, site) : findByIdText(db, site, slug);
}

/** Like `findCarBySlug`, but the car of a slug may have left the feed: a listed one comes first, then the one that left last. */
export async function findCarBySlugEvenLeft(
  db: Kysely<Schema>,
  site: ApiSite,
  slug: string,
): Promise<Car | null> {
  const row = await cars(db, site)
    .where('slug', '=', slug)
    .orderBy('removed_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  return row ? shown(row, site) : findByIdText(db, site, slug);
}

async function findByIdText(db: Kysely<Schema>, site: ApiSite, text: string): Promise<Car | null> {
  return /^\d{1,15}$/.test(text) ? findShownCarById(db, site, Number(text)) : null;
}

/** The car of a site by its id, like `findCarBySlug`. */
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
 * The car of a site by its id, also if it has just left the feed, because a shopper may still have its page open. For the dealer's own
 * e-mail: it includes all private facts.
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
