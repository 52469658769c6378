import { sql, type Kysely } from 'kysely';

/**
 * What a list of all cars needs of each, as columns: to read it out of `car`, PostgreSQL would unpack the whole of it, once for each value.
 * The database computes them, so that every writer of `car` keeps them right.
 */
const COLUMNS = {
  on_website: `boolean generated always as (coalesce((car->>'show_on_dealer_website')::boolean, false)) stored`,
  sold_date_timestamp: `jsonb generated always as (car->'sold_date_timestamp') stored`,
  first_pictures: `jsonb generated always as (jsonb_path_query_array(car, '$.images[0 to 4].image.url')) stored`,
};

/** Adds the columns to cars; the table is written anew, which takes seconds for 100,000 cars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const added = Object.entries(COLUMNS).map(([name, type]) => `add column ${name} ${type}`);
  await sql.raw(`alter table cars ${added.join(', ')}`).execute(db);
}

/** Drops the columns. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const dropped = Object.keys(COLUMNS).map((name) => `drop column ${name}`);
  await sql.raw(`alter table cars ${dropped.join(', ')}`).execute(db);
}
