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
