import type { Migration, Schema } from '@forecourt/database';
import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The state of an application: a draft of the shopper, sent and not answered yet, answered, or withdrawn. */
export type ApplicationStatus = 'draft' | 'submitted' | 'approved' | 'referred' | 'declined' | 'withdrawn';

/**
 * The tables of finance applications, for `db.$extendTables`. All personal data is in `sealed`.
 */
// `$extendTables` needs an index signature, which an interface does not have.
export type FinanceTables = {
  finance_applications: {
    id: string;
    site: string;
    /** SHA-256 of the token of the shopper's browser. */
    token_hash: string;
    /** The account of the shopper; null if nobody was signed in, as on a site without accounts. It may be deleted since. */
    shopper_id: string | null;
    reference: string;
    kind: 'application' | 'pre-approval';
    status: ApplicationStatus;
    car_id: number | null;
    lead_id: string | null;
    key_id: string;
    data_key: string;
    sealed: string;
    /** Days to keep it after the decision. */
    keep_days: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    submitted_at: OptionalTimestamp;
    /** When a process last began to ask the lender. */
    asked_at: OptionalTimestamp;
    decided_at: OptionalTimestamp;
    decided_by: string | null;
    /** It is deleted then, and not readable from then on. */
    purge_at: Timestamp;
  };
  finance_application_log: {
    id: Generated<number>;
    application_id: string;
    site: string;
    action: string;
    who: string;
    why: string;
    at: Timestamp;
  };
};

/** An application as it is read from its table. */
export type ApplicationRow = Selectable<FinanceTables['finance_applications']>;

/** The database with these tables. */
export type FinanceDatabase = Kysely<Schema & FinanceTables>;

const financeTables: Migration = {
  async up(db) {
    await sql`
      create table finance_applications (
        id text primary key,
        site text not null,
        token_hash text not null,
        reference text not null,
        kind text not null,
        status text not null,
        car_id integer,
        lead_id text,
        key_id text not null,
        data_key text not null,
        sealed text not null,
        keep_days integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        submitted_at timestamptz,
        asked_at timestamptz,
        decided_at timestamptz,
        decided_by text,
        purge_at timestamptz not null,
        unique (site, token_hash),
        unique (site, reference)
      )`.execute(db);
    await sql`create index finance_applications_sent on finance_applications (site, submitted_at desc, id)`.execute(
      db,
    );
    await sql`create index finance_applications_purge on finance_applications (purge_at)`.execute(db);
    await sql`create index finance_applications_key on finance_applications (key_id)`.execute(db);
    // No reference to the application: the log outlives it.
    await sql`
      create table finance_application_log (
        id bigint generated always as identity primary key,
        application_id text not null,
        site text not null,
        action text not null,
        who text not null,
        why text not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index finance_application_log_of on finance_application_log (application_id, id)`.execute(
      db,
    );
  },
  async down(db) {
    await sql`drop table finance_application_log`.execute(db);
    await sql`drop table finance_applications`.execute(db);
  },
};

/** Whose an application is, on sites with accounts. No reference to the account: a sent application outlives it, and opens to nobody else then. */
const ownerColumn: Migration = {
  async up(db) {
    await sql`alter table finance_applications add column shopper_id uuid`.execute(db);
    await sql`
      create index finance_applications_owner on finance_applications (shopper_id) where shopper_id is not null`.execute(
      db,
    );
  },
  async down(db) {
    await sql`alter table finance_applications drop column shopper_id`.execute(db);
  },
};

/** The tables of applications, in the order in which they came; a site has them by the server half of finance applications. */
export const financeMigrations: Readonly<Record<string, Migration>> = {
  'finance-application-0001': financeTables,
  'finance-application-0002': ownerColumn,
};
