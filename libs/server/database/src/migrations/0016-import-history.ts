import { sql, type Kysely } from 'kysely';

/** Why an import was refused, whether it was allowed to remove much, and how many cars the dealer had after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table imports add column refused text, add column drop_allowed boolean not null default false, add column stock integer',
    )
    .execute(db);
}

/** Drops the columns, and the records of refused imports, which would look as if they had been applied. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from imports where refused is not null').execute(db);
  await sql
    .raw('alter table imports drop column refused, drop column drop_allowed, drop column stock')
    .execute(db);
}
