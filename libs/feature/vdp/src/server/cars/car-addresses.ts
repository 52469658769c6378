import { type ApiSite, stockOf } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import type { CarAddresses } from '@forecourt/platform-client';
import { isExcluded, leftListings, type Car } from '@forecourt/vehicle';
import { sql, type Kysely } from 'kysely';

const PAGE_SIZE = 5_000;

/** The pictures of a car in the sitemap; a page shows more. */
const MAX_PICTURES = 5;

/**
 * The pages of cars that a site shows and search engines may index, by id, from the one after `after`. A sold car is
 * included until it leaves the listings.
 */
export async function carAddresses(
  db: Kysely<Schema>,
  site: ApiSite,
  after: number,
  now: Date,
): Promise<CarAddresses> {
  const rows = await db
    .selectFrom('cars')
    .select(({ ref }) => [
      'id',
      'slug',
      'stocknum',
      'status',
      'updated_at',
      sql<Car['sold_date_timestamp']>`${ref('car')}->'sold_date_timestamp'`.as('sold_date_timestamp'),
      sql<
        string[]
      >`jsonb_path_query_array(${ref('car')}, ${`$.images[0 to ${MAX_PICTURES - 1}].image.url`})`.as(
        'images',
      ),
    ])
    .where('dealer', 'in', [...stockOf(site)])
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .where(({ ref }) => sql<boolean>`(${ref('car')}->>'show_on_dealer_website')::boolean`)
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  const soldDays = site.shown?.stock.soldDays ?? 0;
  const { excludeStock = [] } = site;
  const listed = rows.filter(
    (row) => !isExcluded(row, excludeStock) && !leftListings(row, { soldDays, now }),
  );
  return {
    cars: listed.map(({ slug, updated_at, images }) => ({
      slug,
      changed_at: updated_at.toISOString(),
      images,
    })),
    next: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
}
