import { sql, type Kysely } from 'kysely';

/** What shoppers write about the vehicles that they saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table shopper_cars add column note text not null default ''").execute(db);
}

/** Drops the notes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table shopper_cars drop column note').execute(db);
}
