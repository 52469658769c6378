import { sql, type Kysely } from 'kysely';

/** Draws of prizes: a person, known by a keyed hash of the address of the account, draws once in a period of a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table shopper_draws (
        id uuid primary key,
        site text not null,
        period text not null,
        person text not null,
        shopper_id uuid references shoppers (id) on delete set null,
        lead_id uuid references leads (id) on delete set null,
        prize text not null,
        prize_name text not null,
        drawn_at timestamptz not null,
        keep_until timestamptz not null,
        unique (site, period, person),
        unique (site, period, shopper_id)
      )`,
    )
    .execute(db);
  await sql.raw('create index shopper_draws_shopper on shopper_draws (shopper_id)').execute(db);
  await sql.raw('create index shopper_draws_lead on shopper_draws (lead_id)').execute(db);
  await sql.raw('create index shopper_draws_kept on shopper_draws (site, keep_until)').execute(db);
}

/** Drops the table. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table shopper_draws').execute(db);
}
