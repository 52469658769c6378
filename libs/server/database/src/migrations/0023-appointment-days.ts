import { sql, type Kysely } from 'kysely';

/** How many shoppers may book one half hour of a location on one day, in place of its usual number; 0 for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table appointment_days (
        site text not null,
        location_id bigint not null,
        day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        places integer not null check (places between 0 and 20),
        primary key (site, location_id, day)
      )`,
    )
    .execute(db);
}

/** Drops the table, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table appointment_days').execute(db);
}
