import { sql, type Kysely } from 'kysely';

const PASSKEYS = [
  `create table shopper_passkeys (
    id uuid primary key default gen_random_uuid(),
    shopper_id uuid not null references shoppers (id) on delete cascade,
    host text not null,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    unique (host, credential_id)
  )`,
  `create index shopper_passkeys_shopper on shopper_passkeys (shopper_id)`,
  // A challenge belongs to the browser that asked for it, by its id; without a shopper it is for signing in.
  `create table shopper_challenges (
    id uuid primary key,
    realm text not null,
    host text not null,
    shopper_id uuid references shoppers (id) on delete cascade,
    challenge text not null,
    expires_at timestamptz not null
  )`,
  `create index shopper_challenges_expires on shopper_challenges (expires_at)`,
];

/** Passkeys of shoppers, and the challenges that they sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of PASSKEYS) await sql.raw(statement).execute(db);
}

/** Drops the tables: shoppers sign in with codes again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table shopper_challenges, shopper_passkeys').execute(db);
}
