import { sql, type Kysely } from 'kysely';

/** The tables of better-auth, by the names of `authOptions` in `@forecourt/staff`; a test there compares both. */
const SIGN_IN = [
  `create table staff (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null unique,
    email_verified boolean not null,
    image text,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null default current_timestamp,
    two_factor_enabled boolean
  )`,
  `create table staff_sessions (
    id uuid primary key default gen_random_uuid(),
    expires_at timestamptz not null,
    token text not null unique,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null,
    ip_address text,
    user_agent text,
    staff_id uuid not null references staff (id) on delete cascade,
    second_factor_at timestamptz
  )`,
  `create index staff_sessions_staff_id_idx on staff_sessions (staff_id)`,
  `create table staff_accounts (
    id uuid primary key default gen_random_uuid(),
    account_id text not null,
    provider_id text not null,
    staff_id uuid not null references staff (id) on delete cascade,
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
  `create index staff_accounts_staff_id_idx on staff_accounts (staff_id)`,
  `create table staff_codes (
    id uuid primary key default gen_random_uuid(),
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null default current_timestamp
  )`,
  `create index staff_codes_identifier_idx on staff_codes (identifier)`,
  `create table staff_second_factors (
    id uuid primary key default gen_random_uuid(),
    secret text not null,
    backup_codes text not null,
    staff_id uuid not null references staff (id) on delete cascade,
    verified boolean,
    failed_verification_count integer,
    locked_until timestamptz
  )`,
  `create index staff_second_factors_secret_idx on staff_second_factors (secret)`,
  `create index staff_second_factors_staff_id_idx on staff_second_factors (staff_id)`,
];

const STAFF = [
  `create table staff_roles (
    site text not null,
    staff_id uuid not null references staff (id) on delete cascade,
    role text not null check (role in ('owner', 'manager', 'sales', 'service')),
    location_ids jsonb,
    invited_at timestamptz not null default now(),
    last_seen_at timestamptz,
    primary key (site, staff_id)
  )`,
  `create index staff_roles_staff on staff_roles (staff_id)`,
  `create table staff_second_factor_tries (
    staff_id uuid primary key references staff (id) on delete cascade,
    tries integer not null,
    locked_until timestamptz
  )`,
  `create table staff_used_codes (
    staff_id uuid not null references staff (id) on delete cascade,
    code text not null,
    at timestamptz not null,
    primary key (staff_id, code)
  )`,
];

const LEADS = [
  `create table lead_states (
    lead_id uuid primary key references leads (id) on delete cascade,
    site text not null,
    category text not null,
    department text not null check (department in ('sales', 'service', 'parts')),
    location_id bigint,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    messages integer not null default 1,
    email text,
    phone text,
    search text not null,
    vehicle jsonb,
    status text not null default 'new' check (status in ('new', 'open', 'waiting', 'won', 'lost', 'spam')),
    assignee uuid references staff (id) on delete set null,
    snoozed_until timestamptz,
    first_response_at timestamptz,
    first_response_by uuid references staff (id) on delete set null,
    merged_into uuid references leads (id) on delete set null,
    version integer not null default 1
  )`,
  `create index lead_states_newest on lead_states (site, created_at desc, lead_id desc)`,
  `create index lead_states_updated on lead_states (site, updated_at desc, lead_id desc)`,
  `create index lead_states_email on lead_states (site, email) where email is not null`,
  `create index lead_states_phone on lead_states (site, phone) where phone is not null`,
  `create index lead_states_merged on lead_states (merged_into) where merged_into is not null`,
  `create index lead_states_assignee on lead_states (assignee) where assignee is not null`,
  // Leads of before the desk. Their department is that of their category; the car is in a delivery that was not pruned yet.
  `insert into lead_states
    (lead_id, site, category, department, location_id, created_at, updated_at, messages, email, phone, search, vehicle)
  select id, site, category,
    case when category ~* '\\mparts?\\M' then 'parts'
      when category ~* '\\m(service|servicing|workshop)\\M' then 'service' else 'sales' end,
    (payload ->> 'location_id')::bigint, created_at,
    coalesce((select max(created_at) from lead_additions where lead_id = leads.id), created_at),
    1 + (select count(*) from lead_additions where lead_id = leads.id),
    nullif(lower(trim(payload ->> 'email')), ''),
    nullif(right(regexp_replace(coalesce(payload ->> 'phone', ''), '\\D', '', 'g'), 9), ''),
    lower(concat_ws(' ', payload ->> 'name', payload ->> 'last_name', payload ->> 'email',
      regexp_replace(coalesce(payload ->> 'phone', ''), '\\s', '', 'g'), payload ->> 'message',
      payload ->> 'stock_number', payload ->> 'Vehicle Make', payload ->> 'Vehicle Model')),
    (select outbox.payload -> 'vehicle' from outbox
      where topic = 'lead.email' and key = leads.id::text order by id limit 1)
  from leads`,
];

const DESK = [
  `create table desk_events (
    id bigint generated always as identity primary key,
    xact xid8 not null default pg_current_xact_id(),
    site text not null,
    at timestamptz not null,
    kind text not null,
    staff_id uuid references staff (id) on delete set null,
    lead_id uuid references leads (id) on delete cascade,
    subject text,
    data jsonb not null default '{}',
    key uuid,
    unique (site, key)
  )`,
  `create index desk_events_lead on desk_events (lead_id, id) where lead_id is not null`,
  `create index desk_events_site on desk_events (site, id desc)`,
  `create index desk_events_xact on desk_events (xact, id)`,
  `create table desk_templates (
    id uuid primary key,
    site text not null,
    name text not null,
    subject text not null,
    text text not null,
    archived boolean not null default false,
    updated_at timestamptz not null
  )`,
  `create index desk_templates_site on desk_templates (site, name)`,
  `create table desk_settings (
    site text primary key,
    response_target_minutes integer not null
  )`,
];

/** A location takes one shopper at a time, unless the desk says more. */
const APPOINTMENTS = [
  `create table appointment_capacity (
    site text not null,
    location_id bigint not null,
    places integer not null check (places between 0 and 20),
    primary key (site, location_id)
  )`,
  `alter table appointments add column place integer not null default 1`,
  `alter table appointments drop constraint appointments_pkey`,
  `alter table appointments add primary key (site, location_id, starts_at, place)`,
  `create index appointments_lead on appointments (lead_id)`,
];

/** The desk: staff and how they sign in, what stands with each lead, what was done, templates, settings, places of a half hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...SIGN_IN, ...STAFF, ...LEADS, ...DESK, ...APPOINTMENTS])
    await sql.raw(statement).execute(db);
}

/** Drops the tables, with what is in them; of several appointments at one time only the first stays. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index appointments_lead').execute(db);
  await sql.raw('delete from appointments where place > 1').execute(db);
  await sql.raw('alter table appointments drop constraint appointments_pkey').execute(db);
  await sql.raw('alter table appointments add primary key (site, location_id, starts_at)').execute(db);
  await sql.raw('alter table appointments drop column place').execute(db);
  await sql
    .raw(
      'drop table appointment_capacity, desk_settings, desk_templates, desk_events, lead_states, staff_used_codes, ' +
        'staff_second_factor_tries, staff_roles, staff_second_factors, staff_codes, staff_accounts, staff_sessions, staff',
    )
    .execute(db);
}
