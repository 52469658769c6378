import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What each setting must be for a commit to survive the loss of power, and what another value means. */
const NEEDED: Readonly<Record<string, { values: readonly string[]; else: string }>> = {
  synchronous_commit: {
    values: ['on', 'remote_apply'],
    else: 'a lead would be acknowledged before it is on disk. Remove the setting from server, database and role, or set it to on',
  },
  fsync: {
    values: ['on'],
    else: 'a loss of power can destroy the database. Set it to on in postgresql.conf',
  },
  full_page_writes: {
    values: ['on'],
    else: 'a loss of power can destroy pages that were being written. Set it to on in postgresql.conf',
  },
};

/** The settings of a PostgreSQL server, as this process gets them, that do not keep what is committed; each with a fix. */
export async function durabilityProblems(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(Object.keys(NEEDED))}) order by name
  `.execute(db);
  return rows.flatMap(({ name, setting }) => {
    const needed = NEEDED[name];
    return !needed || needed.values.includes(setting)
      ? []
      : [`${name} of the PostgreSQL server is ${setting}: ${needed.else}.`];
  });
}
