import { sql, type Kysely } from 'kysely';

/** Booked half hours per location; the primary key makes one of two concurrent bookings fail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table appointments (
        site text not null,
        location_id bigint not null,
        starts_at timestamptz not null,
        lead_id uuid not null,
        primary key (site, location_id, starts_at)
      )`,
    )
    .execute(db);
}

/** Drops the table; the times stay in the leads that booked them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table appointments').execute(db);
}
