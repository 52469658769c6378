import { sql, type Kysely } from 'kysely';

/**
 * Additions of a shopper to a lead: stored with it, delivered separately, deleted with it. The lead is number 1, so its
 * first addition is number 2.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table lead_additions (
        lead_id uuid not null references leads (id) on delete cascade,
        number integer not null check (number > 1),
        site text not null,
        idempotency_key text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        primary key (lead_id, number),
        unique (site, idempotency_key)
      )`,
    )
    .execute(db);
}

/** Drops the table, with what is in it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table lead_additions').execute(db);
}
