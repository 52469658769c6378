import type { TestApi } from '@forecourt/api/testing';
import { sql } from 'kysely';
import { z } from 'zod';

/** Rows that say only how often somebody asked, or were seen. */
const COUNTS = new Set(['rate_limits', 'event_counts', 'car_views']);

/** The rows of every table, as one text; with `words` those alone in which one of them stands. */
export async function snapshot(
  { database: { db } }: Pick<TestApi, 'database'>,
  words: readonly string[] | null,
): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const parts = tables.rows
    .map(({ name }) => z.string().parse(name))
    .filter((name) => words === null || !COUNTS.has(name))
    .map((name) => {
      const table = sql.table(name);
      const mine = words === null ? sql`true` : sql`strpos(t::text, any_word) > 0`;
      const from = words === null ? sql`${table} t` : sql`${table} t, unnest(${words}::text[]) any_word`;
      return sql`select ${name}::text || ' ' || t::text as line from ${from} where ${mine}`;
    });
  const all = await sql<{ line: string }>`${sql.join(parts, sql` union `)} order by 1`.execute(db);
  return all.rows.map(({ line }) => line).join('\n');
}
