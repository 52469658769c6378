import { sql, type Kysely } from 'kysely';

const TABLES = [
  `create table lead_turns (
    site text not null,
    list text not null,
    turns integer not null,
    primary key (site, list)
  )`,
  `create table lead_turn (
    lead_id uuid primary key references leads (id) on delete cascade,
    turn integer not null
  )`,
];

/** Leads that are shared in turn: the count of each list, and the turn of each lead, so that its additions go to the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
}

/** Drops both tables: every list begins anew. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table lead_turn, lead_turns').execute(db);
}
