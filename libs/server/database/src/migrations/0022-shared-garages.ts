import { sql, type Kysely } from 'kysely';

/** The links by which shoppers share the vehicles that they saved; one for an account at a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table shopper_shares (
        shopper_id uuid not null references shoppers (id) on delete cascade,
        site text not null,
        token text not null unique,
        with_notes boolean not null,
        created_at timestamptz not null,
        primary key (shopper_id, site)
      )`,
    )
    .execute(db);
}

/** Drops the links. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table shopper_shares').execute(db);
}
