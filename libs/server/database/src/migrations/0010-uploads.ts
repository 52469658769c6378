import { sql, type Kysely } from 'kysely';

const TABLE = [
  `create table uploads (
    id uuid primary key,
    site text not null,
    form text not null,
    field text not null,
    name text not null,
    type text not null,
    bytes bigint not null,
    hash text not null,
    lead_id uuid references leads (id) on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index uploads_lead on uploads (lead_id) where lead_id is not null`,
  `create index uploads_expired on uploads (expires_at) where lead_id is null`,
];

/** The files that shoppers sent with a form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLE) await sql.raw(statement).execute(db);
}

/** Drops the table; the files stay in the file store. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table uploads').execute(db);
}
