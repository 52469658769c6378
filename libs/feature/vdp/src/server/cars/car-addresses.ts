import { type ApiSite, stockOf } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import type { CarAddresses } from '@forecourt/platform-client';
import { isExcluded, leftListings } from '@forecourt/vehicle';
import type { Kysely } from 'kysely';

const PAGE_SIZE = 5_000;

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
    .select(['id', 'slug', 'stocknum', 'status', 'updated_at', 'sold_date_timestamp', 'first_pictures'])
    .where('dealer', 'in', [...stockOf(site)])
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .where('on_website', '=', true)
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  const soldDays = site.shown?.stock.soldDays ?? 0;
  const { excludeStock = [] } = site;
  const listed = rows.filter(
    (row) => !isExcluded(row, excludeStock) && !leftListings(row, { soldDays, now }),
  );
  return {
    cars: listed.map(({ slug, updated_at, first_pictures }) => ({
      slug,
      changed_at: updated_at.toISOString(),
      images: first_pictures,
    })),
    next: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
}
