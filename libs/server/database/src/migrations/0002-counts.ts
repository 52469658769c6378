import { sql, type Kysely } from 'kysely';

const TABLES = [
  `create table event_counts (
    site text not null,
    day date not null,
    event_id integer not null,
    car_id bigint not null default 0,
    label text not null default '',
    count bigint not null default 0,
    primary key (site, day, event_id, car_id, label)
  )`,
  `create table car_views (
    car_id bigint primary key,
    views bigint not null default 0
  )`,
];

/** Event counts by day, and views per car. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}

/** Drops both tables, with what is in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table event_counts, car_views').execute(db);
}
