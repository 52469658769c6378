import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openTestDatabase, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  await migrate(database.db);
});
afterAll(() => database.close());

it('no index has only what the beginning of another one has: each write would pay for both', async () => {
  const { rows } = await sql<{ superfluous: string; of: string }>`
    with keys as (
      select indexrelid, indrelid, indisunique, indexprs is null as plain,
        pg_get_expr(indpred, indrelid) as predicate,
        array(select attname::text from unnest(indkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace)
    select narrow.indexrelid::regclass::text as superfluous, wide.indexrelid::regclass::text as of
    from keys as narrow join keys as wide on wide.indrelid = narrow.indrelid and wide.indexrelid <> narrow.indexrelid
    where narrow.plain and wide.plain and wide.predicate is null and not narrow.indisunique
      and wide.columns[1:cardinality(narrow.columns)] = narrow.columns
      -- The rows of a partial one are together in the other, if its next column decides which they are.
      and (narrow.predicate is null
        or narrow.predicate in (select format('(%s IS NULL)', wide.columns[cardinality(narrow.columns) + 1])))
    order by 1`.execute(database.db);
  expect(rows).toEqual([]);
});

it.each([
  [
    'cars_market',
    sql`select id from cars where removed_at is null and status = 'in_stock' and car->>'item_type' = 'car'
      and car->>'simple_body' = 'SUV' order by id desc limit 400`,
  ],
  [
    'cars_market',
    sql`select id from cars where removed_at is null and status = 'in_stock' and car->>'item_type' = 'car'
      and car->>'simple_body' is null`,
  ],
  [
    'cars_models',
    sql`select id from cars where lower(car->>'make') = 'toyota' and lower(car->>'model') = 'rav4' order by id desc limit 400`,
  ],
  ['outbox_cars', sql`select key from outbox where topic = 'car.changed' and created_at >= now()`],
  ['outbox_dead', sql`select topic from outbox where done_at is null and failed_at is not null`],
])('%s finds what is asked of all rows together', async (index, question) => {
  // An empty table is rather read than looked up.
  const plan = await database.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    return sql<Record<string, string>>`explain ${question}`.execute(transaction);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`using ${index}`);
});
