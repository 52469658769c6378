import { stockOf } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import type { PublicSite } from '@forecourt/site-config';
import { listingRules, siteLists } from '@forecourt/stock-search';
import { isForSale, publicCar } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { sql, type Kysely } from 'kysely';

/** Vehicles that are read at a time: no more of them are held, whatever the stock. */
const BATCH = 500;

/** The stock numbers that several dealers of a site have used, also of vehicles that left. */
export async function sharedNumbers(db: Kysely<Schema>, site: ApiSite): Promise<ReadonlySet<string>> {
  const dealers = [...stockOf(site)];
  if (dealers.length < 2) return new Set();
  const rows = await db
    .selectFrom('cars')
    .select('stocknum')
    .where('dealer', 'in', dealers)
    .groupBy('stocknum')
    .having(({ fn }) => fn.countAll<number>(), '>', 1)
    .execute();
  return new Set(rows.map(({ stocknum }) => stocknum));
}

/**
 * The vehicles that a site has for sale, by their numbers, some hundred at a time: those that its search lists, without sold ones. Private
 * facts are null unless the site publishes them.
 *
 * @param vin whether they have their VIN all the same.
 */
export async function* carsForSale(
  db: Kysely<Schema>,
  site: ApiSite,
  { shown, vin, now }: { shown: Pick<PublicSite, 'slug' | 'stock'>; vin: boolean; now: Date },
): AsyncGenerator<Car[]> {
  const rules = listingRules(shown.slug, shown.stock);
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('cars')
      .select(['id', 'car'])
      .where('dealer', 'in', [...stockOf(site)])
      .where('removed_at', 'is', null)
      .where('status', 'in', ['in_stock', 'coming_soon'])
      .where(({ ref }) => sql<boolean>`(${ref('car')}->>'show_on_dealer_website')::boolean`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield rows
      .map(({ id, car }) => publicCar({ ...car, id }, { ...site.publish, ...(vin && { vin }) }))
      .filter((car) => isForSale(car) && siteLists(car, rules, { now }));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
