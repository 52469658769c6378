import { sql, type Kysely } from 'kysely';

/** The tables of better-auth, by the names of `authOptions` in `@forecourt/shoppers`; a test there compares both. */
const SIGN_IN = [
  `create table shoppers (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    login text not null unique,
    email_verified boolean not null,
    image text,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null default current_timestamp,
    realm text not null
  )`,
  `create table shopper_sessions (
    id uuid primary key default gen_random_uuid(),
    expires_at timestamptz not null,
    token text not null unique,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null,
    ip_address text,
    user_agent text,
    shopper_id uuid not null references shoppers (id) on delete cascade
  )`,
  `create index shopper_sessions_shopper_id_idx on shopper_sessions (shopper_id)`,
  `create table shopper_accounts (
    id uuid primary key default gen_random_uuid(),
    account_id text not null,
    provider_id text not null,
    shopper_id uuid not null references shoppers (id) on delete cascade,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    password text,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null
  )`,
  `create index shopper_accounts_shopper_id_idx on shopper_accounts (shopper_id)`,
  `create table shopper_verifications (
    id uuid primary key default gen_random_uuid(),
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null default current_timestamp
  )`,
  `create index shopper_verifications_identifier_idx on shopper_verifications (identifier)`,
];

const SHOPPERS = [
  // A shopper signs in with an e-mail address or a mobile; each belongs to one account of its realm.
  `create table shopper_addresses (
    realm text not null,
    kind text not null check (kind in ('email', 'sms')),
    address text not null,
    shopper_id uuid not null references shoppers (id) on delete cascade,
    verified_at timestamptz not null,
    primary key (realm, kind, address)
  )`,
  `create index shopper_addresses_shopper on shopper_addresses (shopper_id)`,
  // A code belongs to the browser that asked for it, by its id.
  `create table shopper_codes (
    id uuid primary key,
    realm text not null,
    kind text not null check (kind in ('email', 'sms')),
    address text not null,
    code_hash text not null,
    device text,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index shopper_codes_address on shopper_codes (realm, kind, address, created_at)`,
  `create index shopper_codes_created on shopper_codes (created_at)`,
  `create table shopper_cars (
    shopper_id uuid not null references shoppers (id) on delete cascade,
    site text not null,
    car_id bigint not null,
    saved_at timestamptz not null,
    car jsonb not null,
    primary key (shopper_id, site, car_id)
  )`,
];

/** Accounts of shoppers: how they sign in, and the vehicles that they saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...SIGN_IN, ...SHOPPERS]) await sql.raw(statement).execute(db);
}

/** Drops the tables, with the accounts in them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'drop table shopper_cars, shopper_codes, shopper_addresses, shopper_verifications, shopper_accounts, shopper_sessions, shoppers',
    )
    .execute(db);
}
