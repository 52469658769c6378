import { sql, type Kysely } from 'kysely';

/** When a process last had each site in its search index, so that processes with other sites know what is still in use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create table indexed_sites (site text primary key, seen_at timestamptz not null)')
    .execute(db);
}

/** Drops the table. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table indexed_sites').execute(db);
}
