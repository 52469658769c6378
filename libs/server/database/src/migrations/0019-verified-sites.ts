import { sql, type Kysely } from 'kysely';

/** When the index of a site was last compared with the database, and how many cars differed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table indexed_sites add column verified_at timestamptz not null default now(), add column drift integer',
    )
    .execute(db);
}

/** Drops the columns. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table indexed_sites drop column verified_at, drop column drift').execute(db);
}
